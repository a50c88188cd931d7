import { describe, expect, test } from 'vitest'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const today = inDays(0)
const rows = async <R extends Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await server.database.pool.query<R>(text, [...values])).rows

type Entry = Omit<CallInput<'booking/payment/update'>, 'code'>

/** A booking of 2,000,000 dong, and what records its money. */
const booked = async (checkIn = inDays(30)) => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  await rows(`update property set email = 'hotel@example.com' where property_id = $1`, [by.propertyId])
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn, with: { paymentMethod: 'cash' } })
  const { code } = data
  const record = (entry: Partial<Entry> = {}, on = 0, key?: string) =>
    server.askOn(
      on,
      'booking/payment/update',
      { code, kind: 'payment', paidOn: today, amount: 500_000, paymentMethod: 'cash', ...entry },
      key === undefined ? staff : { ...staff, key },
    )
  const detail = async () => (await server.ask('booking/detail', { code }, staff)).data
  const list = async (filter: Partial<CallInput<'booking/payment/get-all'>> = {}) =>
    server.ask('booking/payment/get-all', { ...filter }, staff)
  return { by, staff, code, total: data.total, record, detail, list }
}

describe('a payment moves a booking by the table of moves', () => {
  test('part of it: partly paid; the rest: confirmed, and nothing more is owed', async () => {
    const { record, total, detail } = await booked()
    expect(await record()).toMatchObject({ status: 200, data: { state: 'await fully payment', paid: 500_000, owed: total - 500_000 } })
    expect(await record({ amount: total - 500_000 })).toMatchObject({ data: { state: 'confirm', paid: total, owed: 0 } })
    expect(await detail()).toMatchObject({ state: 'confirm', paid: total, owed: 0, payBy: null })
    expect((await detail()).timeline.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'booked'])
  })

  test('it is in the bell, in a letter and in the diary', async () => {
    const { record, staff, by, code } = await booked()
    await record()
    const reader = await signInTo(server, by.propertyId)
    const bell = await server.ask('notification/show', {}, reader)
    expect(bell.data.notifications.map(({ type }) => type)).toContain('paymentReceived')
    expect((await server.ask('notification/show', {}, staff)).data.notifications.map(({ type }) => type)).not.toContain('paymentReceived')
    await expect
      .poll(() => server.outside.letters.map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(`${code} có thanh toán`))
    const diary = await rows(`select after_values from diary_entry where property_id = $1 and call = 'booking/payment/update'`, [
      by.propertyId,
    ])
    expect(diary).toEqual([{ after_values: expect.objectContaining({ kind: 'payment', amount: 500_000, paid: 500_000 }) }])
  })
})

describe('what is refused, at its field, and nothing is written', () => {
  test.each([
    [
      '[payment.required] type, date and amount required',
      { kind: undefined, paidOn: undefined, amount: undefined },
      ['kind', 'paidOn', 'amount'],
      'required',
    ],
    ['[payment.notes] notes max 255', { note: 'x'.repeat(256) }, ['note'], undefined],
    [
      '[payment.date] the payment date must lie between the booking and check-out dates',
      { paidOn: inDays(-2) },
      ['paidOn'],
      'paymentDateOutOfRange',
    ],
    ['[payment.date] not after check-out', { paidOn: inDays(40) }, ['paidOn'], 'paymentDateOutOfRange'],
    ['wrong amount: more than is owed', { amount: 2_000_001 }, ['amount'], 'wrongAmount'],
    ['wrong amount: a refund of what was never paid', { kind: 'refund', amount: 1 }, ['amount'], 'wrongAmount'],
    ['method not selected', { paymentMethod: null }, ['paymentMethod'], 'methodNotSelected'],
    ['gateway not selected or configured', { paymentMethod: 'domestic card' }, ['rail'], 'gatewayNotChosen'],
    ['gateway not configured', { paymentMethod: 'domestic card', rail: 'vnpay' }, ['rail'], 'gatewayNotChosen'],
    ['a receipt that nobody uploaded here', { receipt: `/files/${'a'.repeat(40)}-640.webp` }, ['receipt'], 'receiptMissing'],
    ['a correction of nothing', { corrects: crypto.randomUUID() }, ['corrects'], 'notFound'],
  ] as const)('%s', async (_sentence, wrong, fields, reason) => {
    const { record, code } = await booked()
    const entry = Object.fromEntries(Object.entries(wrong).filter(([, value]) => value !== undefined))
    const missing = Object.entries(wrong)
      .filter(([, value]) => value === undefined)
      .map(([name]) => name)
    const refused = missing.length === 0 ? await record(entry) : await record(Object.fromEntries(missing.map((name) => [name, undefined])))
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.errors?.map(({ field }) => field)).toEqual([...fields])
    const reasons = refused.errors?.map((one): string => one.reason) ?? []
    expect(reason === undefined || reasons.includes(reason)).toBe(true)
    expect(await rows('select l.* from ledger_entry l join booking using (property_id, booking_id) where code = $1', [code])).toEqual([])
  })

  test('what is on the agent’s credit is settled on its statement', async () => {
    const by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
    const staff = await signInTo(server, by.propertyId)
    const { data } = await bookStay(server, by)
    const entry = { code: data.code, kind: 'payment', paidOn: today, amount: 1, paymentMethod: 'cash' } as const
    expect(await server.ask('booking/payment/update', entry, staff)).toMatchObject({ errors: [{ field: 'kind' }, { field: 'amount' }] })
  })

  test('another property’s booking and transaction are not found', async () => {
    const mine = await booked()
    const other = await booked()
    const { data } = await mine.record()
    const entry = { code: mine.code, kind: 'payment', paidOn: today, amount: 1, paymentMethod: 'cash' } as const
    expect(await server.ask('booking/payment/update', entry, other.staff)).toMatchObject({ status: 404 })
    expect(await server.ask('booking/payment/detail', { id: data.id }, other.staff)).toMatchObject({ status: 404 })
    expect((await server.ask('booking/payment/place', { code: mine.code }, mine.staff)).data.code).toBe(mine.code)
    expect(await server.ask('booking/payment/place', { code: mine.code }, other.staff)).toMatchObject({ status: 404 })
    expect(await other.record({ corrects: data.id })).toMatchObject({ status: 404, refusal: 'notFound' })
    expect((await other.list()).data).toEqual([])
  })
})

describe('a correction is a second entry that names the first', () => {
  test('then the second counts instead of the first, which stays to be seen', async () => {
    const { record, detail, list, staff } = await booked()
    const { data: first } = await record({ amount: 700_000 })
    const { data: second } = await record({ amount: 70_000, corrects: first.id, note: 'Gõ thừa một số không' })
    expect(second.paid).toBe(70_000)
    expect(await detail()).toMatchObject({ paid: 70_000, ledger: [{ amount: 700_000 }, { amount: 70_000 }] })
    expect((await list()).data.map(({ id, corrects, correctedBy }) => ({ id, corrects, correctedBy }))).toEqual([
      { id: second.id, corrects: first.id, correctedBy: null },
      { id: first.id, corrects: null, correctedBy: second.id },
    ])
    const totals = await server.ask('booking/payment/totals', {}, staff)
    expect(totals.data).toMatchObject({ incoming: 70_000, byKind: [{ kind: 'payment', count: 1, amount: 70_000 }] })
  })

  test('a payment that never was is corrected to nothing', async () => {
    const { record, detail } = await booked()
    const { data } = await record()
    expect(await record({ amount: 0, corrects: data.id })).toMatchObject({ status: 200, data: { paid: 0 } })
    expect(await detail()).toMatchObject({ paid: 0, state: 'await fully payment' })
  })

  test('once: of two people who correct the same, one is told', async () => {
    const { record } = await booked()
    const { data } = await record()
    const replies = await Promise.all([record({ amount: 1, corrects: data.id }), record({ amount: 2, corrects: data.id }, 1)])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('a refund is not corrected to so little that more was paid than is owed', async () => {
    const { record, detail } = await booked()
    await record({ amount: 2_000_000 })
    const { data: refund } = await record({ kind: 'refund', amount: 1_000_000 })
    await record({ amount: 700_000 })
    const wrong = await record({ kind: 'refund', amount: 600_000, corrects: refund.id })
    expect(wrong).toMatchObject({ status: 422, errors: [{ field: 'amount', reason: 'wrongAmount' }] })
    expect(await detail()).toMatchObject({ paid: 1_700_000 })
    expect(await record({ kind: 'refund', amount: 700_000, corrects: refund.id })).toMatchObject({ status: 200, data: { paid: 2_000_000 } })
  })

  test('what the terms wrote is not corrected by hand', async () => {
    const { record, code, staff } = await booked(inDays(3))
    await record({ amount: 1_500_000 })
    await server.ask('booking/cancel', { code, reason: 'Khách ốm' }, staff)
    const [fee] = await rows<{ id: string }>(
      `select ledger_entry_id as id from ledger_entry join booking using (property_id, booking_id) where code = $1 and kind = 'cancellation fee'`,
      [code],
    )
    const wrong = await record({ kind: 'cancellation fee', amount: 1, corrects: fee?.id ?? '' })
    expect(wrong).toMatchObject({ status: 409, refusal: 'entryNotCorrectable' })
  })
})

test('a booking that was cancelled takes its fee, no payment, and pays back no more than it got', async () => {
  const { record, code, staff } = await booked(inDays(3))
  await server.ask('booking/cancel', { code, reason: 'Khách ốm' }, staff)
  expect(await record()).toMatchObject({ status: 422, errors: [{ field: 'kind', reason: 'wrongTransactionKind' }] })
  expect(await record({ kind: 'cancellation fee', amount: 1_000_001 })).toMatchObject({ errors: [{ field: 'amount' }] })
  expect(await record({ kind: 'cancellation fee', amount: 1_000_000 })).toMatchObject({ data: { state: 'void', paid: 1_000_000, owed: 0 } })
  expect(await record({ kind: 'cancellation refund', amount: 1_000_001 })).toMatchObject({ errors: [{ field: 'amount' }] })
  expect(await record({ kind: 'cancellation refund', amount: 400_000 })).toMatchObject({ data: { paid: 600_000, owed: 400_000 } })
})

test('the filter, the totals and the file agree', async () => {
  const { record, staff, list, code } = await booked()
  await record({ amount: 900_000, paymentMethod: 'bank transfer' })
  await record({ amount: 300_000 })
  await record({ kind: 'refund', amount: 100_000 })
  expect((await list({ kinds: ['payment'] })).data.map(({ amount }) => amount)).toEqual([300_000, 900_000])
  expect((await list({ paymentMethod: 'cash', sort: 'amount' })).data.map(({ amount }) => amount)).toEqual([100_000, 300_000])
  expect((await list({ fromDate: inDays(1) })).data).toEqual([])
  expect((await list({ text: code.toLowerCase() })).data).toHaveLength(3)
  const { data } = await server.ask('booking/payment/totals', {}, staff)
  expect(data).toMatchObject({
    incoming: 1_200_000,
    outgoing: 100_000,
    byMethod: [
      { paymentMethod: 'bank transfer', incoming: 900_000, outgoing: 0 },
      { paymentMethod: 'cash', incoming: 300_000, outgoing: 100_000 },
    ],
    byMonth: [{ month: `${today.slice(0, 7)}-01`, incoming: 1_200_000, outgoing: 100_000 }],
  })
  const file = await server.ask('booking/payment/export', { kinds: ['refund'] }, staff)
  expect(file.data.text).toContain('100000')
  expect(file.data.text).not.toContain('900000')
})
