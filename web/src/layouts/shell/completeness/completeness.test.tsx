import { completenessWords, missingPartPaths } from '@innkeeper/protocol/words/property/completeness-words'
import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { CompletenessDialog } from './completeness-dialog.tsx'
import { CompletenessRing } from './completeness-ring.tsx'

type Status = AnswerOf<'dashboard/info-status'>

const allTrue = {
  hotelInfo: true,
  room: true,
  hotelImage: true,
  roomPlan: true,
  hotelConfig: true,
  cancelPolicy: true,
  paymentGateway: true,
  econtract: true,
  paymentPolicy: true,
}

const whole: Status = {
  ...allTrue,
  items: completenessFlags.map((flag) => ({ flag, ok: true, applies: true, missing: [] })),
  done: 9,
  complete: true,
  state: 'wait confirm',
  next: { step: 'confirm', flag: null },
}

const lacking: Status = {
  ...whole,
  hotelInfo: false,
  hotelImage: false,
  items: whole.items.map((item) => {
    if (item.flag === 'hotelInfo') return { ...item, ok: false, missing: ['amenity'] }
    if (item.flag === 'hotelImage') return { ...item, ok: false, missing: ['mainImage'] }
    return item
  }),
  done: 7,
  complete: false,
  state: 'create',
  next: { step: 'mend', flag: 'hotelInfo' },
}

const signIn = (...codes: readonly string[]) => {
  const signedIn = signedInAs()
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'view' as const })) } })
}
const allCodes = ['DASHBOARD_1', 'DASHBOARD_2', 'REGISTRATION_INFO_1', 'HOTEL_AMENITY_1', 'HOTEL_IMAGE_1', 'ROOM_INFO_1']
const answer = (status: Status) => answerCalls({ 'dashboard/info-status': () => ({ body: { data: status } }) })

beforeEach(() => signIn(...allCodes))

test('the ring counts out of nine and opens the items', async () => {
  answer(lacking)
  const opened = vi.fn<() => void>()
  await show(<CompletenessRing open={false} onOpen={opened} />)
  const ring = await page.findByRole('button', { name: 'Required information 7/9. See what is missing' })
  expect(ring.textContent).toBe('7/9')
  await userEvent.click(ring)
  expect(opened).toHaveBeenCalledOnce()
})

test('who may not see the dashboard has no ring, and nothing is asked', async () => {
  signIn('SALE_1')
  const asked = answer(lacking)
  await show(<CompletenessRing open={false} onOpen={vi.fn<() => void>()} />)
  expect(page.queryByRole('button', { name: /Required information/u })).toBeNull()
  expect(asked).toEqual([])
})

test('nine items, each telling what it lacks and leading to where that is mended', async () => {
  answer(lacking)
  await show(<CompletenessDialog open onClose={vi.fn<() => void>()} />)
  const dialog = await page.findByRole('dialog', { name: 'Required information, 7 of 9' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(9)
  const information = within(dialog).getByRole('link', { name: /General information/u })
  expect(information.textContent).toContain('Missing: at least one amenity')
  expect(information.getAttribute('href')).toBe('/u/0/hotel-setting/hotel-info/general-info/amenities')
  expect(within(dialog).getByRole('link', { name: /Room types/u }).textContent).toContain('Done')
})

test('an item whose screen the person may not open is told, without a link', async () => {
  signIn('DASHBOARD_1')
  answer(lacking)
  await show(<CompletenessDialog open onClose={vi.fn<() => void>()} />)
  const dialog = await page.findByRole('dialog')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(9)
  expect(within(dialog).queryAllByRole('link')).toEqual([])
})

test('“the confirm button appears only when all nine flags are true”', async () => {
  answer(lacking)
  const shown = await show(<CompletenessDialog open onClose={vi.fn<() => void>()} />)
  await page.findByRole('dialog')
  expect(page.queryByRole('button', { name: 'Confirm to sell rooms' })).toBeNull()
  shown.unmount()
  answer(whole)
  await show(<CompletenessDialog open onClose={vi.fn<() => void>()} />)
  expect(await page.findByRole('button', { name: 'Confirm to sell rooms' })).toBeDefined()
})

test('confirming asks the call of the specification once, closes, and says what happens next', async () => {
  const asked = answerCalls({
    'dashboard/info-status': () => ({ body: { data: whole } }),
    'dashboard/confirm-hotel-info': () => ({ body: { data: { state: 'wait approve' } } }),
  })
  const closed = vi.fn<() => void>()
  await show(<CompletenessDialog open onClose={closed} />, { language: 'vi' })
  await userEvent.click(await page.findByRole('button', { name: 'Xác nhận bán phòng' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  const confirmations = asked.filter(({ url }) => url.pathname.endsWith('confirm-hotel-info'))
  expect(confirmations.map(({ method }) => method)).toEqual(['GET'])
  expect(await page.findByText(/Innkeeper trả lời trong vòng 48 giờ/u, { selector: '[role="status"] *' })).toBeDefined()
})

test('who may only look sees why the confirmation is not theirs', async () => {
  signIn('DASHBOARD_1')
  answer(whole)
  await show(<CompletenessDialog open onClose={vi.fn<() => void>()} />)
  const button = await page.findByRole('button', { name: /Confirm to sell rooms/u })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(page.getByText('Needs the right to change “Dashboard”.')).toBeDefined()
})

test.each(completenessFlags)('the setup screen of %s exists', (flag) => {
  expect(screenAt(paths.screen('0', completenessWords[flag].path))).toBeDefined()
})

test.each(Object.values(missingPartPaths))('the screen of a missing part exists: %s', (path) => {
  expect(screenAt(paths.screen('0', path ?? ''))).toBeDefined()
})
