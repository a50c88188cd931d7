import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RateLogScreen } from './rate-log-screen.tsx'

const room = '01900000-0000-7000-8000-0000000000d1'
const plan = '01900000-0000-7000-8000-0000000000a1'
const names = { nameVi: 'Phòng Gia đình Thượng hạng Hướng vịnh', nameEn: 'Family suite' }
const head = {
  operationNo: 12,
  kind: 'batch',
  origin: 'batch',
  person: 'Lê Minh Khôi',
  at: '2027-01-12T08:20:00.000Z',
  nights: 2,
  note: 'Tết',
  undoes: null,
  undoneBy: null,
}
const row = {
  ...head,
  fields: ['price'],
  fromNight: '2027-02-05',
  toNight: '2027-02-06',
  roomTypes: [{ roomTypeId: room, ...names }],
  plans: 1,
  first: { field: 'price', night: '2027-02-05', before: 1_000_000, after: 1_150_000 },
}
const changed = { roomTypeId: room, roomType: names, roomPlanId: plan, plan: { nameVi: 'Linh hoạt', nameEn: 'Flexible' }, field: 'price' }
const values = { nights: ['2027-02-05', '2027-02-06'], before: [1_000_000, 1_000_000], after: [1_150_000, 1_150_000] }
const detail = { operation: head, total: 1, changes: [{ ...changed, ...values }] }
const since = {
  roomTypeId: room,
  roomPlanId: plan,
  night: '2027-02-06',
  field: 'price',
  now: 900_000,
  restored: 1_000_000,
  person: 'Trần Quốc Bảo',
  at: '2027-01-13T08:20:00.000Z',
  operationNo: 13,
}
const undoPreview = { operation: head, restores: 1, changedSinceCount: 1, changedSince: [since], refusedCount: 0, refused: [] }

beforeEach(() => {
  keepOwnSession(
    signedInAs({ user: { ...signedInAs().user, roles: rolesOf(['RATE_LOG_1', 'INVENTORY_LOG_1', 'AVAIL_RATE_1', 'AVAIL_RATE_2']) } }),
  )
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const begin = async (search = '', answers: Parameters<typeof answerCalls>[0] = {}): Promise<Asked[]> => {
  const asked = answerCalls({
    'room-plan-log/get-names': () => ({ body: { data: [] } }),
    'room-log/get-names': () => ({ body: { data: [] } }),
    'room-plan-log/search': () => ({ body: { data: [row], total: 1 } }),
    'room-plan-log/detail': () => ({ body: { data: detail } }),
    'room-plan/undo-preview': () => ({ body: { data: undoPreview } }),
    'room-plan/undo': () => ({ body: { data: { operationNo: 14, undoes: 12, restored: 2, changedSince: 0, refused: 0 } } }),
    ...answers,
  })
  await show(<RateLogScreen />, { address: `/u/0/hotel/activityDiaryUpdateBulk${search}` })
  return asked
}

const asksOf = (asked: readonly Asked[], call: string) => asked.filter((one) => one.url.pathname.endsWith(call))

describe('the log', () => {
  test('lists who changed what, from where, from which value to which', async () => {
    await begin()
    const cells = within(await screen.findByRole('row', { name: /^Open 12/ }))
    for (const words of ['Lê Minh Khôi', 'Batch update', 'Price', /₫1,000,000 → ₫1,150,000/, 'Family suite', '2 nights']) {
      expect(cells.getByText(words)).toBeTruthy()
    }
  })

  test('tells from which value to which on a phone as well, where a row has no second line for it', async () => {
    const former = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(former(query), { matches: query.includes('max-width') }))
    await begin()
    expect((await screen.findByRole('row', { name: /^Open 12/ })).textContent).toMatch(/^Price, Fri 05\/02: ₫1,000,000 → ₫1,150,000/)
  })

  test('is filtered by the address', async () => {
    const asked = await begin(`?fromNight=2027-02-01&toNight=2027-02-28&origin=pms&person=Khôi&page=2&fromDate=nonsense`)
    await screen.findByRole('row', { name: /^Open 12/ })
    const search = asksOf(asked, '/search')[0]?.url.searchParams
    expect(Object.fromEntries(search ?? [])).toEqual({
      fromNight: '2027-02-01',
      toNight: '2027-02-28',
      origin: 'pms',
      person: 'Khôi',
      limit: '15',
      offset: '15',
    })
  })

  test('says that nothing was changed yet, and that a filter leaves nothing', async () => {
    const nothing = { 'room-plan-log/search': () => ({ body: { data: [], total: 0 } }) }
    await begin('', nothing)
    expect(await screen.findByText(/No rate has been updated yet/)).toBeTruthy()
    document.body.replaceChildren()
    await begin('?person=zzz', nothing)
    expect(await screen.findByText('There are no records to show.')).toBeTruthy()
  })

  test('says what could not be read', async () => {
    await begin('', {
      'room-plan-log/search': () => ({ status: 503, body: { responseCode: 110, refusal: 'busy', message: 'The system is busy.' } }),
    })
    expect(await screen.findByText(/Could not read the rate update log/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('exports what the filter leaves and says how many rows', async () => {
    const file = { fileName: 'rate-log.csv', mediaType: 'text/csv', text: 'head\r\none\r\ntwo\r\n' }
    const asked = await begin('?origin=batch', { 'room-plan-log/export': () => ({ body: { data: file } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Export 1 operation' }))
    await userEvent.click(await screen.findByRole('button', { name: 'CSV (.csv)' }))
    expect(await screen.findByText('2 rows exported, one for each changed night.')).toBeTruthy()
    expect(asksOf(asked, '/export')[0]?.url.searchParams.get('origin')).toBe('batch')
  })
})

describe('an operation', () => {
  test('opens beside the list with its nights grouped, before and after', async () => {
    await begin()
    await userEvent.click(await screen.findByText('Lê Minh Khôi'))
    const panel = within(await screen.findByRole('complementary', { name: 'Operation 12' }))
    expect(await panel.findByRole('link', { name: 'Fri 05/02/2027 – Sat 06/02/2027' })).toBeTruthy()
    expect(panel.getByText('Tết')).toBeTruthy()
  })

  test('is undone with the nights changed since only where they are ticked', async () => {
    const asked = await begin('?operation=12')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this operation' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/changed by Trần Quốc Bảo/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Undo 1 night' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Sat 06\/02\/2027/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo 2 nights' }))
    await waitFor(() => expect(asksOf(asked, '/undo')[0]?.body).toEqual({ operationNo: 12, alsoChangedSince: true }))
    expect(await screen.findByText('2 nights undone, operation 14.')).toBeTruthy()
  })

  test('that was undone says so and cannot be undone again', async () => {
    await begin('?operation=12', {
      'room-plan-log/detail': () => ({ body: { data: { ...detail, operation: { ...head, undoneBy: 14 } } } }),
    })
    expect(await screen.findByRole('button', { name: 'Operation 14' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo this operation' }).getAttribute('aria-disabled')).toBe('true')
  })
})
