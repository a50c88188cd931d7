import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { season } from '#testing/season-case.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { BatchUpdateScreen } from './batch-update-screen.tsx'
import { deluxe, derived, flexible, tree } from './steps/rooms/sample-tree.ts'

const address = '/u/0/hotel-manage/room-sale/avail-and-rate/batch-update?from=2027-02-05&to=2027-02-11'
const dated = { from: '2027-02-05', to: '2027-02-11', nights: 7, weekdays: [1, 2, 3, 4, 5, 6, 7], missing: 0, except: [] }
const run = { interval: 0, ...dated, outcome: 'change', before: 3_450_000, after: 3_970_000, reason: null, message: '' }
const counts = { change: 7, equal: 0, skipped: 0, refused: 0 }
const preview = {
  hash: 'h1',
  allowed: true,
  nights: 7,
  ...counts,
  derived: 7,
  reasons: [],
  warnings: [],
  groups: [{ roomTypeId: deluxe, roomPlanId: flexible, field: 'price', ...counts, runs: [run], moreRuns: 0 }],
}
const applied = { operationNo: 12, nights: 7, ...counts }

beforeEach(() => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1', 'AVAIL_RATE_2']) } })))

// A whole screen is looked through by role, which is slow where it is asked of each element whether it is hidden.
configure({ defaultHidden: true })

type Answers = Parameters<typeof answerCalls>[0]

const begin = async (answers: Answers = {}, at = address): Promise<{ asked: Asked[]; user: ReturnType<typeof userEvent.setup> }> => {
  const asked = answerCalls({
    'room-plan/get-room-plan-all': () => ({ body: { data: tree } }),
    'room-plan/pms-messages': () => ({ body: { data: { waiting: [], decided: [] } } }),
    'room-plan/preview-all': () => ({ body: { data: preview } }),
    'room-plan/update-all': () => ({ body: { data: applied } }),
    ...answers,
  })
  await show(<BatchUpdateScreen />, { address: at })
  await screen.findByRole('checkbox', { name: /Family suite$/ })
  return { asked, user: userEvent.setup() }
}

const raiseFlexible = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(screen.getByRole('checkbox', { name: /king bed: Flexible/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Price' }))
  await user.type(screen.getByRole('textbox', { name: 'Percent to raise or lower by' }), '15')
}

const changesOf = (asked: readonly Asked[]) => asked.filter((one) => one.url.pathname.endsWith('/update-all'))

describe('the batch', () => {
  test('is previewed as it is typed, and says in words what it will do', async () => {
    const { asked, user } = await begin()
    await raiseFlexible(user)
    await screen.findByRole('button', { name: 'Apply 7 nights' })
    expect(asked.findLast((one) => one.url.pathname.endsWith('/preview-all'))?.body).toMatchObject({
      intervals: [{ from: '2027-02-05', to: '2027-02-11' }],
      roomPlanIds: [flexible],
      changes: { price: { act: 'raise', unit: 'percent', value: 1500 } },
    })
    expect(screen.getByText(/Raise the price by 15\s%: 1 package, 05\/02 – 11\/02\/2027\./u)).toBeTruthy()
    expect(screen.getByRole('row', { name: /₫3,450,000.*₫3,970,000.*\+15/u })).toBeTruthy()
  })

  test('is applied once with the hash of what was seen, however often it is pressed, and offers its undo', async () => {
    const { asked, user } = await begin()
    await raiseFlexible(user)
    const apply = await screen.findByRole('button', { name: 'Apply 7 nights' })
    fireEvent.click(apply)
    fireEvent.click(apply)
    await screen.findAllByText(/7 nights applied, operation 12\./)
    expect(changesOf(asked)).toHaveLength(1)
    expect(changesOf(asked)[0]?.body).toMatchObject({ expect: 'h1', roomPlanIds: [flexible] })
    expect(changesOf(asked)[0]?.headers.get('idempotency-key')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Price' }).checked).toBe(false)
  })
})

test('the nights of a weekend are chosen in one press', async () => {
  const { asked, user } = await begin()
  await raiseFlexible(user)
  await user.click(screen.getByRole('button', { name: 'Weekend' }))
  await expect
    .poll(() => asked.findLast((one) => one.url.pathname.endsWith('/preview-all'))?.body)
    .toMatchObject({ intervals: [{ weekdays: [5, 6] }] })
})

test('the nights of a named season are chosen in one press', async () => {
  const { asked, user } = await begin({ 'season/get-all': () => ({ body: { data: [season.row] } }) })
  await raiseFlexible(user)
  await user.click(await screen.findByRole('button', { name: 'Summer' }))
  await expect
    .poll(() => asked.findLast((one) => one.url.pathname.endsWith('/preview-all'))?.body)
    .toMatchObject({ intervals: expect.arrayContaining([expect.objectContaining({ from: '2027-06-01', to: '2027-08-31' })]) })
})

test('days of two years are shown with their years', async () => {
  const other = { ...run, from: '2027-12-31', to: '2028-01-01', nights: 2 }
  const groups = [{ ...preview.groups[0], runs: [run, other] }]
  const { user } = await begin({ 'room-plan/preview-all': () => ({ body: { data: { ...preview, groups } } }) })
  await raiseFlexible(user)
  await screen.findByRole('row', { name: /Fri 31\/12\/2027 – Sat 01\/01\/2028/ })
  expect(screen.getByRole('row', { name: /05\/02\/2027 – .*11\/02\/2027/ })).toBeTruthy()
})

test('nights with more exceptions than can be named say how many of how many they are', async () => {
  const scattered = { ...run, from: '2027-02-12', to: '2027-03-04', nights: 12, missing: 9, except: ['2027-02-13'] }
  const groups = [{ ...preview.groups[0], runs: [scattered] }]
  const { user } = await begin({ 'room-plan/preview-all': () => ({ body: { data: { ...preview, groups } } }) })
  await raiseFlexible(user)
  expect(await screen.findByRole('row', { name: /12 of 21 nights: 12\/02 – 04\/03/ })).toBeTruthy()
})

describe('nothing typed is lost', () => {
  test('a batch whose answer was lost is sent again under the same key', async () => {
    let tries = 0
    const { asked, user } = await begin({
      'room-plan/update-all': () => {
        tries += 1
        if (tries === 1) throw new TypeError('network')
        return { body: { data: applied } }
      },
    })
    await raiseFlexible(user)
    await user.click(await screen.findByRole('button', { name: 'Apply 7 nights' }))
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await screen.findAllByText(/7 nights applied/)
    const keys = changesOf(asked).map((one) => one.headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(changesOf(asked)[0]?.body).toEqual(changesOf(asked)[1]?.body)
  })

  test('a preview that went stale keeps what was typed and reads a new preview', async () => {
    const stale = { responseCode: 271, refusal: 'previewStale', message: 'Something has changed since the preview.' }
    const { asked, user } = await begin({ 'room-plan/update-all': () => ({ status: 409, body: stale }) })
    await raiseFlexible(user)
    const apply = await screen.findByRole('button', { name: 'Apply 7 nights' })
    const before = asked.filter((one) => one.url.pathname.endsWith('/preview-all')).length
    await user.click(apply)
    await screen.findAllByText(/Something has changed since the preview/)
    await waitFor(() => expect(asked.filter((one) => one.url.pathname.endsWith('/preview-all')).length).toBeGreaterThan(before))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent to raise or lower by' }).value).toBe('15')
  })

  test('a warning’s price is taken as that night’s own', async () => {
    const warned = { roomTypeId: deluxe, roomPlanId: flexible, night: '2027-02-10', price: 73_600_000, before: 64_000_000 }
    const looks = { ...warned, median: 6_400_000, looks: 'zeroLong', suggested: 7_360_000 }
    const { asked, user } = await begin({ 'room-plan/preview-all': () => ({ body: { data: { ...preview, warnings: [looks] } } }) })
    await raiseFlexible(user)
    await user.click(await screen.findByRole('button', { name: 'Change to ₫7,360,000' }))
    await waitFor(() =>
      expect(asked.at(-1)?.body).toMatchObject({ fixes: [{ roomPlanId: flexible, night: '2027-02-10', price: 7_360_000 }] }),
    )
  })
})

describe('the form', () => {
  test('leads to what is missing when it is applied too early', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Choose at least one field to change.')).toBeTruthy()
  })

  test('shows a derived plan disabled, with what it follows', async () => {
    await begin()
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /Non-refundable/ })
    expect(tick.name).toBe(derived)
    expect(tick.disabled).toBe(true)
    expect(screen.getByText(/follows Flexible, breakfast included −12/u)).toBeTruthy()
  })

  test('ticks everything at once, and counts the plans that have a price of their own', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('checkbox', { name: 'All room types and packages' }))
    expect(screen.getByText('2 room types, 2 packages chosen')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'All room types and packages' }))
    expect(screen.getByText('None chosen')).toBeTruthy()
  })

  test('ticks a room type with its plans, and half of it where some are cleared', async () => {
    const { user } = await begin()
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const room = () => box(/king bed(?!: [FN])/u)
    await user.click(screen.getByRole('checkbox', { name: 'Minimum stay' }))
    await user.click(room())
    expect(screen.getByText('1 room type, 2 packages chosen')).toBeTruthy()
    expect([box(/king bed: Flexible/u).checked, box(/king bed: Non-ref/u).checked]).toEqual([true, true])
    await user.click(box(/king bed: Non-ref/u))
    expect([room().checked, room().indeterminate]).toEqual([false, true])
    expect(box(/king bed: room type and 1 of 2 packages/u)).toBe(room())
    await user.click(box(/king bed: Flexible/u))
    expect([room().checked, room().indeterminate]).toEqual([false, false])
    expect(screen.getByText('None chosen')).toBeTruthy()
    await user.click(box(/king bed: Flexible/u))
    expect(box(/king bed: only 1 of 2 packages/u).indeterminate).toBe(true)
    await user.click(box(/king bed: Non-ref/u))
    expect(room().checked).toBe(true)
  })

  test('goes through the tree by its keys', async () => {
    const { user } = await begin()
    const at = () => document.activeElement?.parentElement?.textContent ?? ''
    screen.getByRole('checkbox', { name: /Family suite$/u }).focus()
    await user.keyboard('{ArrowRight}')
    expect(at()).toContain('Family suite: Flexible')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(at()).toContain('king bed: Flexible')
    await user.keyboard('{Home} ')
    expect(screen.getByText('1 room type, 1 package chosen')).toBeTruthy()
    await user.keyboard('{End}')
    expect(at()).toContain('Family suite: Flexible')
  })

  test('keeps what was typed when the screen is left and opened again', async () => {
    const { user } = await begin()
    await raiseFlexible(user)
    document.body.replaceChildren()
    await begin({}, '/u/0/hotel-manage/room-sale/avail-and-rate/batch-update')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent to raise or lower by' }).value).toBe('15')
  })
})

describe('what is refused', () => {
  test('is told as an example where the reason reads otherwise at other places', async () => {
    const floor = (price: string) => ({
      ...run,
      outcome: 'refused',
      reason: 'nightPriceBelowFloor',
      message: `The price is below the floor of ${price}.`,
    })
    const [ofPrice] = preview.groups
    const groups = [
      { ...ofPrice, runs: [floor('₫1,000')] },
      { ...ofPrice, roomPlanId: derived, runs: [floor('₫2,000')] },
    ]
    const reason = { ...floor('₫1,000'), field: 'price', count: 14 }
    const refused = { ...preview, allowed: false, refused: 14, reasons: [reason], groups }
    const { user } = await begin({ 'room-plan/preview-all': () => ({ body: { data: refused } }) })
    await raiseFlexible(user)
    await screen.findByText(/Price, 14 nights: For example: The price is below the floor of ₫1,000\./)
    await screen.findByRole('button', { name: 'Apply 7 nights' })
    expect(screen.getAllByText(/For example: The price is below the floor of ₫1,000\./).length).toBeGreaterThan(1)
  })

  test('bars the act and says why', async () => {
    const reason = {
      outcome: 'refused',
      field: 'price',
      reason: 'nightPriceBelowFloor',
      count: 2,
      message: 'The price is below the floor.',
    }
    const refused = { ...preview, allowed: false, refused: 2, reasons: [reason] }
    const { user } = await begin({ 'room-plan/preview-all': () => ({ body: { data: refused } }) })
    await raiseFlexible(user)
    await screen.findByText(/Cannot be applied: 2 nights refused\./)
    const apply = await screen.findByRole('button', { name: 'Apply 7 nights' })
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText(/The price is below the floor/).length).toBeGreaterThan(1)
  })

  test('is not previewed without the right to change, which is told, and nothing is asked that would be refused', async () => {
    keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['AVAIL_RATE_1']) } }))
    const { user, asked } = await begin()
    await raiseFlexible(user)
    expect(await screen.findAllByText('Needs the right to change “Availability and price”.')).not.toEqual([])
    const apply = screen.getByRole('button', { name: 'Apply' })
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    expect(asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['get-room-plan-all', 'pms-messages', 'get-all'])
  })
})
