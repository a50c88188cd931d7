import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { deluxe, flexible, tree } from '../steps/rooms/sample-tree.ts'
import { CopyForwardScreen } from './copy-forward-screen.tsx'

const address = '/u/0/hotel-manage/room-sale/avail-and-rate/copy-forward'
const run = {
  interval: 0,
  from: '2027-02-05',
  to: '2027-02-09',
  nights: 5,
  weekdays: [1, 2, 5, 6, 7],
  missing: 0,
  except: [],
  outcome: 'change',
  before: 2_950_000,
  after: 4_200_000,
  reason: null,
  message: '',
}
const counts = { change: 5, equal: 0, skipped: 0, refused: 0 }
const preview = {
  hash: 'h1',
  allowed: true,
  nights: 5,
  ...counts,
  derived: 5,
  reasons: [],
  warnings: [],
  groups: [{ roomTypeId: deluxe, roomPlanId: flexible, field: 'price', ...counts, runs: [run], moreRuns: 0 }],
  sources: [{ from: '2027-02-05', to: '2027-02-09', source: '2026-02-16' }],
  moreSources: 0,
  unset: 3,
}
const copied = { operationNo: 14, nights: 5, ...counts }

beforeEach(() => {
  sessionStorage.clear()
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1', 'AVAIL_RATE_2']) } }))
})

configure({ defaultHidden: true })

const begin = async (answers: Parameters<typeof answerCalls>[0] = {}, at = address) => {
  const asked = answerCalls({
    'room-plan/get-room-plan-all': () => ({ body: { data: tree } }),
    'room-plan/preview-copy': () => ({ body: { data: preview } }),
    'room-plan/copy-nights': () => ({ body: { data: copied } }),
    ...answers,
  })
  await show(<CopyForwardScreen />, { address: at })
  await screen.findByRole('checkbox', { name: /Family suite$/ })
  return { asked, user: userEvent.setup() }
}

const tickFlexible = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('checkbox', { name: /king bed: Flexible/ }))

const copiesOf = (asked: readonly Asked[]) => asked.filter((one) => one.url.pathname.endsWith('/copy-nights'))
const previewOf = (asked: readonly Asked[]) => asked.findLast((one) => one.url.pathname.endsWith('/preview-copy'))?.body

test('Tết is copied to the next Tết: previewed with its sources, raised by a step, and sent once with the hash of what was seen', async () => {
  const { asked, user } = await begin()
  await tickFlexible(user)
  await user.click(screen.getByRole('radio', { name: 'Raise' }))
  await user.type(screen.getByRole('textbox', { name: 'Percent to raise or lower by' }), '8')
  await screen.findByText('05/02 – 09/02/2027 from 16/02 – 20/02/2026')
  expect(screen.getByText('3 nights of the source have nothing set and are not copied.')).toBeTruthy()
  await waitFor(() =>
    expect(previewOf(asked)).toMatchObject({
      days: { by: 'holiday', holiday: 'tet', before: 3, after: 3 },
      roomPlanIds: [flexible],
      fields: ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay'],
      step: { act: 'raise', unit: 'percent', value: 800, roundTo: 0 },
    }),
  )
  const copy = await screen.findByRole('button', { name: 'Copy 5 nights' })
  fireEvent.click(copy)
  fireEvent.click(copy)
  await screen.findAllByText(/5 nights applied, operation 14\./)
  expect(copiesOf(asked)).toHaveLength(1)
  expect(copiesOf(asked)[0]?.body).toMatchObject({ expect: 'h1', roomPlanIds: [flexible] })
  expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBeGreaterThan(0)
})

test('what is missing is told at its step when copying is tried too early', async () => {
  const { user } = await begin()
  await user.click(screen.getByRole('radio', { name: 'By weekday' }))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Choose the first and the last day.')).toBeTruthy()
  expect(screen.getByText('Choose at least one room type or package.')).toBeTruthy()
})

test('the grid’s link brings the empty nights at the far edge', async () => {
  const { asked, user } = await begin({}, `${address}?edge=2027-05-01&to=2027-05-31`)
  await user.click(screen.getByRole('checkbox', { name: 'All room types and packages' }))
  await waitFor(() =>
    expect(previewOf(asked)).toMatchObject({
      days: { by: 'lastYear', from: '2027-05-01', to: '2027-05-31' },
      fields: expect.arrayContaining(['allotment']),
    }),
  )
})

test('nights that refuse a value bar the copy until they are left out', async () => {
  const reason = { outcome: 'refused', field: 'price', reason: 'nightPriceBelowFloor', count: 2, message: 'The price is below the floor.' }
  const refused = { ...preview, allowed: false, refused: 2, reasons: [reason] }
  const { asked, user } = await begin({
    'room-plan/preview-copy': ({ body }) => ({
      body: { data: JSON.stringify(body).includes('"leaveRefused":true') ? preview : refused },
    }),
  })
  await tickFlexible(user)
  await screen.findByText(/Cannot be applied: 2 nights refused\./)
  expect(screen.getByRole('button', { name: 'Copy 5 nights' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Leave out these nights' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy 5 nights' }).getAttribute('aria-disabled')).not.toBe('true'))
  expect(previewOf(asked)).toMatchObject({ leaveRefused: true })
})

test('a copy whose answer was lost is sent again under the same key', async () => {
  let tries = 0
  const { asked, user } = await begin({
    'room-plan/copy-nights': () => {
      tries += 1
      if (tries === 1) throw new TypeError('network')
      return { body: { data: copied } }
    },
  })
  await tickFlexible(user)
  await user.click(await screen.findByRole('button', { name: 'Copy 5 nights' }))
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findAllByText(/5 nights applied/)
  const keys = copiesOf(asked).map((one) => one.headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
})

test('a copy that is refused keeps what was typed and says why', async () => {
  const stale = { responseCode: 271, refusal: 'previewStale', message: 'Something has changed since the preview.' }
  const { user } = await begin({ 'room-plan/copy-nights': () => ({ status: 409, body: stale }) })
  await tickFlexible(user)
  await user.click(await screen.findByRole('button', { name: 'Copy 5 nights' }))
  await screen.findAllByText(/Something has changed since the preview/)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /king bed: Flexible/ }).checked).toBe(true)
})

test('without the right to change, nothing is asked that would be refused', async () => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1']) } }))
  const { asked, user } = await begin()
  await tickFlexible(user)
  expect(await screen.findAllByText('Needs the right to change “Availability and price”.')).not.toEqual([])
  expect(asked.some(({ url }) => url.pathname.endsWith('copy'))).toBe(false)
})
