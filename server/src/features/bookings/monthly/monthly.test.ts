import { addDays, addMonths, firstOfMonth } from '@innkeeper/rules/days/day'
import { describe, expect, test } from 'vitest'
import { testToday } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { drawNow, monthAtProperty } from '#testing/factories/month-statement.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const lastMonth = addMonths(firstOfMonth(testToday()), -1)
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

describe('a statement is drawn up by the clock, once', () => {
  test('with the bookings whose guests left in the month, each in one statement', async () => {
    const { staff, head, lines, codes } = await monthAtProperty(server, { bookings: 3 })
    expect(await head()).toMatchObject({
      month: lastMonth,
      state: 'open',
      lines: 3,
      waiting: 3,
      disputed: 0,
      amount: 6_000_000,
      left: 6_000_000,
    })
    expect((await lines()).map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
    await Promise.all([drawNow(server), drawNow(server)])
    expect((await server.ask('booking/monthly/list', {}, staff)).data).toHaveLength(1)
    const bell = await server.ask('notification/show', {}, staff)
    expect(bell.data.notifications.filter(({ type }) => type === 'monthlyStatement')).toHaveLength(1)
  })

  test('a property without bookings has no statement, and its month is drawn up all the same', async () => {
    const by = await makeSelling(server, { from: lastMonth, to: testToday() })
    await drawNow(server)
    const { rows } = await query('select month::text from month_drawn where property_id = $1', [by.propertyId])
    expect(rows).toEqual([{ month: lastMonth }])
  })

  test('the database refuses a second line of a booking, a changed sum and a changed agreed line', async () => {
    const { by, agree, lines } = await monthAtProperty(server, { bookings: 1 })
    const [line] = await lines()
    await expect(query('update month_statement set amount = amount + 1 where property_id = $1', [by.propertyId])).rejects.toThrow(
      'its lines say',
    )
    await agree('property')
    await agree('agent')
    await expect(query('update month_line set amount = amount - 1 where month_line_id = $1', [line?.id])).rejects.toThrow('never changed')
    await expect(query('delete from month_line where month_line_id = $1', [line?.id])).rejects.toThrow('never deleted')
  })
})

describe('both agree, dispute and answer', () => {
  test('it closes by itself when the last line is agreed', async () => {
    const { agree, head, staff } = await monthAtProperty(server, { bookings: 2 })
    expect(await agree('property')).toMatchObject({ status: 200, data: { state: 'open' } })
    expect(await head()).toMatchObject({ waiting: 0, state: 'open' })
    expect(await agree('agent')).toMatchObject({ status: 200, data: { state: 'agreed' } })
    expect(await agree('agent')).toMatchObject({ status: 409, refusal: 'monthNothingWaits' })
    const bell = await server.ask('notification/show', {}, staff)
    expect(bell.data.notifications[0]).toMatchObject({ type: 'monthlyStatement', username: 'Lữ hành Cát Vàng' })
  })

  test('a dispute is answered with something taken off, and agreed: the credit is free again by that', async () => {
    const { by, staff, lines, agree, dispute, credit, head } = await monthAtProperty(server, { bookings: 2 })
    const before = await credit()
    await agree('property')
    const [first] = await lines()
    const line = first?.id ?? ''
    expect(await dispute('agent', line, 'Khách trả phòng sớm một đêm')).toMatchObject({ status: 200 })
    expect(await dispute('agent', line, 'lần nữa')).toMatchObject({ status: 409, refusal: 'monthLineMoved' })
    const answer = (allowed: number) => server.ask('booking/monthly/answer', { line, answer: 'Đồng ý bớt một nửa đêm', allowed }, staff)
    expect(await answer(2_000_001)).toMatchObject({ status: 422, refusal: 'monthAllowanceTooMuch', errors: [{ field: 'allowed' }] })
    expect(await answer(500_000)).toMatchObject({ status: 200 })
    expect(await credit()).toBe(before)
    expect(await agree('agent')).toMatchObject({ status: 200, data: { state: 'agreed' } })
    expect(await credit()).toBe(before - 500_000)
    expect(await head()).toMatchObject({ state: 'agreed', amount: 4_000_000, allowed: 500_000, left: 3_500_000 })
    const shown = await server.ask('distribution/monthly-lines', { id: (await head()).id }, by)
    expect(shown.data.find(({ id }) => id === line)?.notes).toMatchObject([
      { kind: 'dispute', byAgent: true, note: 'Khách trả phòng sớm một đêm', amount: 2_000_000 },
      { kind: 'answer', byAgent: false, note: 'Đồng ý bớt một nửa đêm', amount: 1_500_000 },
    ])
    expect(JSON.stringify(shown.data)).not.toContain(staff.fullName)
  })
})

describe('what is refused, and who answers the property', () => {
  test('nothing is taken off a booking that is not on credit', async () => {
    const { by, staff, lines, dispute } = await monthAtProperty(server, { bookings: 1 })
    await query(`update booking set payment_method = 'bank transfer' where property_id = $1`, [by.propertyId])
    const line = (await lines())[0]?.id ?? ''
    await dispute('agent', line, 'x')
    const answer = (allowed: number) => server.ask('booking/monthly/answer', { line, answer: 'y', allowed }, staff)
    expect(await answer(1)).toMatchObject({ status: 409, refusal: 'monthNotOnCredit', errors: [{ field: 'allowed' }] })
    expect(await answer(0)).toMatchObject({ status: 200 })
  })

  test('the property disputes, and the agent answers', async () => {
    const { by, lines, dispute, agree } = await monthAtProperty(server, { bookings: 1 })
    const line = (await lines())[0]?.id ?? ''
    await dispute('property', line, 'Thiếu đêm thứ ba')
    const answered = await server.ask('distribution/monthly-answer', { line, answer: 'Đã kiểm tra' }, { ...by, key: crypto.randomUUID() })
    expect(answered).toMatchObject({ status: 200 })
    expect((await lines())[0]).toMatchObject({ state: 'agentAgrees' })
    expect(await agree('property')).toMatchObject({ data: { state: 'agreed' } })
  })

  test('who agrees to another amount than is there agrees to nothing', async () => {
    const { staff, head } = await monthAtProperty(server, { bookings: 2 })
    const { id, waitingAmount } = await head()
    expect(await server.ask('booking/monthly/agree', { id, amount: waitingAmount - 1 }, staff)).toMatchObject({
      status: 409,
      refusal: 'monthChanged',
    })
    expect(await head()).toMatchObject({ waiting: 2 })
  })

  test('another agent finds neither the statement nor its lines', async () => {
    const { head, lines } = await monthAtProperty(server, { bookings: 1 })
    const other = await makeSelling(server, { from: lastMonth, to: testToday() })
    const id = (await head()).id
    const line = (await lines())[0]?.id ?? ''
    const key = crypto.randomUUID()
    expect(await server.ask('distribution/monthly-statement', { id }, other)).toMatchObject({ status: 404 })
    expect(await server.ask('distribution/monthly-lines', { id }, other)).toMatchObject({ status: 404 })
    expect(await server.ask('distribution/monthly-agree', { id, amount: 2_000_000 }, { ...other, key })).toMatchObject({ status: 404 })
    expect(await server.ask('distribution/monthly-dispute', { line, reason: 'x' }, { ...other, key: crypto.randomUUID() })).toMatchObject({
      status: 404,
    })
    expect((await server.ask('distribution/monthly-statements', {}, other)).data).toEqual([])
  })
})

describe('one payment settles the agreed lines', () => {
  test('it is written to the ledger of each booking, and the debt goes down by it', async () => {
    const { settle, agree, credit, head, codes, staff } = await monthAtProperty(server, { bookings: 3 })
    expect(await settle(1)).toMatchObject({ status: 409, refusal: 'monthNothingOwed' })
    await agree('property')
    await agree('agent')
    const before = await credit()
    expect(await settle(6_000_001)).toMatchObject({ status: 422, refusal: 'monthPaymentTooMuch', errors: [{ field: 'amount' }] })
    expect(await settle(3_000_000, { paidOn: addDays(testToday(), 1) })).toMatchObject({ status: 422, refusal: 'monthPaymentDay' })
    expect(await settle(3_000_000, { paymentMethod: 'debt' })).toMatchObject({ status: 422, refusal: 'methodNotSelected' })
    expect(await settle(3_000_000)).toMatchObject({ status: 200, data: { state: 'agreed', bookings: 2, payable: 3_000_000 } })
    expect(await credit()).toBe(before - 3_000_000)
    expect(await settle(3_000_000)).toMatchObject({ status: 200, data: { state: 'settled', bookings: 2, payable: 0 } })
    expect(await credit()).toBe(before - 6_000_000)
    expect(await head()).toMatchObject({ state: 'settled', paid: 6_000_000, left: 0 })
    const booking = await server.ask('booking/detail', { code: codes.toSorted()[0] ?? '' }, staff)
    expect(booking.data).toMatchObject({
      paid: 2_000_000,
      state: 'close',
      ledger: [{ kind: 'payment', source: 'month', amount: 2_000_000 }],
    })
  })

  test('what was settled is not paid back by hand, as it would be owed again without using the agent’s credit', async () => {
    const { settle, agree, credit, codes, staff } = await monthAtProperty(server, { bookings: 1 })
    await agree('property')
    await agree('agent')
    await settle(2_000_000)
    const code = codes[0] ?? ''
    const paidOn = (await server.ask('booking/detail', { code }, staff)).data.checkOut
    const input = { code, kind: 'refund', amount: 500_000, paidOn, paymentMethod: 'cash' } as const
    expect((await server.ask('booking/payment/update', input, staff)).errors).toMatchObject([{ field: 'kind', reason: 'bookingOnCredit' }])
    expect(await credit()).toBe(0)
    expect((await server.ask('booking/detail', { code }, staff)).data.paid).toBe(2_000_000)
  })

  test('the fee of a guest who did not come is a line, and paid as a fee', async () => {
    const { by, settle, agree, head } = await monthAtProperty(server, { bookings: 1, ended: 700_000 })
    expect(await head()).toMatchObject({ lines: 1, amount: 700_000 })
    await agree('property')
    await agree('agent')
    expect(await settle(700_000)).toMatchObject({ data: { state: 'settled' } })
    const { rows } = await query(`select kind, amount, source from ledger_entry where property_id = $1 and source = 'month'`, [
      by.propertyId,
    ])
    expect(rows).toEqual([{ kind: 'cancellation fee', amount: 700_000, source: 'month' }])
  })
})

describe('what changes afterwards', () => {
  test('while the line is open it is drawn up anew, and both look again', async () => {
    const { by, agree, lines, head, redraw } = await monthAtProperty(server, { bookings: 1 })
    await agree('agent')
    await query('update booking set total = 1500000, changed_at = now() where property_id = $1', [by.propertyId])
    await redraw()
    await redraw()
    expect(await head()).toMatchObject({ amount: 1_500_000, state: 'open' })
    expect(await lines()).toMatchObject([{ state: 'open', amount: 1_500_000, notes: [{ kind: 'changed', amount: 1_500_000 }] }])
  })

  test('of a booking that became cheaper after its line was agreed, no more is left to pay than it costs', async () => {
    const { by, agree, head, settle } = await monthAtProperty(server, { bookings: 1 })
    await agree('property')
    await agree('agent')
    await query('update booking set total = 1500000, changed_at = now() where property_id = $1', [by.propertyId])
    expect(await head()).toMatchObject({ amount: 2_000_000, left: 1_500_000, payable: 1_500_000 })
    expect(await settle(1_500_001)).toMatchObject({ status: 422, refusal: 'monthPaymentTooMuch' })
    expect(await settle(1_500_000)).toMatchObject({ status: 200, data: { payable: 0 } })
  })

  test('of a closed month it is a line of the next, and what is left stands there', async () => {
    const { by, agree, staff } = await monthAtProperty(server, { bookings: 1 })
    await agree('property')
    await agree('agent')
    await query('update booking set total = 1500000, changed_at = now() where property_id = $1', [by.propertyId])
    await drawNow(server, addMonths(testToday(), 1))
    const [next, closed] = (await server.ask('booking/monthly/list', {}, staff)).data
    expect(closed).toMatchObject({ state: 'settled', amount: 2_000_000, left: 0 })
    expect(next).toMatchObject({ amount: -500_000, left: 1_500_000 })
    expect((await server.ask('booking/monthly/lines', { id: next?.id ?? '' }, staff)).data).toMatchObject([
      { reason: 'changed', amount: -500_000 },
    ])
  })
})

describe('the list adds up the statements of its page', () => {
  test('a page, a filter by state and the totals say the same as all of it', async () => {
    const { staff, by, agree, settle } = await monthAtProperty(server, { bookings: 2 })
    await agree('property')
    await agree('agent')
    await settle(2_000_000)
    await query(`update booking set total = total - 500000, changed_at = now() where property_id = $1 and paid = 0`, [by.propertyId])
    await drawNow(server, addMonths(testToday(), 1))
    const list = (asked: object) => server.ask('booking/monthly/list', asked, staff)
    const whole = await list({})
    expect(whole).toMatchObject({ total: 2, all: 2 })
    expect(whole.data.map(({ state, amount, left }) => ({ state, amount, left }))).toEqual([
      { state: 'open', amount: -500_000, left: 1_500_000 },
      { state: 'settled', amount: 4_000_000, left: 0 },
    ])
    const pages = await Promise.all([0, 1].map((offset) => list({ limit: 1, offset })))
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
    expect(await list({ state: 'settled', limit: 1 })).toMatchObject({ total: 1, all: 2, data: [whole.data[1]] })
    expect(await list({ state: 'open' })).toMatchObject({ total: 1, data: [whole.data[0]] })
    expect(await list({ state: 'agreed' })).toMatchObject({ total: 0, all: 2, data: [] })
    const ofAgent = await server.ask('distribution/monthly-statements', { state: 'settled', limit: 1 }, by)
    expect(ofAgent).toMatchObject({ total: 1, all: 2, data: [{ left: 0, state: 'settled' }] })
  })
})
