import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const clients = 64

const booked = async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const staff = await signInTo(server, by.propertyId)
  const { data } = await bookStay(server, by, { checkIn: inDays(30), with: { paymentMethod: 'cash' } })
  return { staff, code: data.code, total: data.total }
}

const moneyOf = async (code: string) => {
  const { rows } = await server.database.pool.query<{ paid: number; added: number; entries: number }>(
    `select paid, paid_by_ledger(property_id, booking_id) as added,
        (select count(*)::integer from ledger_entry e where e.booking_id = b.booking_id) as entries from booking b where code = $1`,
    [code],
  )
  return rows[0]
}

test('64 clients pay, refund and correct one booking on two servers: its entries are always what it says, and never too much', async () => {
  const { staff, code, total } = await booked()
  const record = (client: number, entry: object) =>
    server.askOn(
      client % 2,
      'booking/payment/update',
      { code, kind: 'payment', paidOn: inDays(0), amount: total / 8, paymentMethod: 'cash', ...entry },
      staff,
    )
  const first = await record(0, {})
  const replies = await Promise.all(
    Array.from({ length: clients }, (_, client) => {
      if (client % 8 === 7) return record(client, { kind: 'refund', amount: total / 16 })
      if (client % 8 === 6) return record(client, { amount: total / 16, corrects: first.data.id })
      return record(client, {})
    }),
  )
  const taken = replies.filter(({ status }) => status === 200).length
  const money = await moneyOf(code)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409, 422]))
  expect(money?.added).toBe(money?.paid)
  expect(money?.paid).toBeLessThanOrEqual(total)
  expect(money?.entries).toBe(taken + 1)
})

test('the same key 64 times is one payment', async () => {
  const { staff, code } = await booked()
  const entry = { code, kind: 'payment', paidOn: inDays(0), amount: 1000, paymentMethod: 'cash' } as const
  const key = crypto.randomUUID()
  await Promise.all(
    Array.from({ length: clients }, (_, client) => server.askOn(client % 2, 'booking/payment/update', entry, { ...staff, key })),
  )
  expect(await moneyOf(code)).toEqual({ paid: 1000, added: 1000, entries: 1 })
})

test.each([
  ['a booking that says more than its entries', `update booking set paid = paid + 1 where code = $1`],
  [
    'an entry that the booking does not know of',
    `insert into ledger_entry (property_id, ledger_entry_id, booking_id, kind, amount, currency, payment_method, paid_on, person)
       select property_id, '${uuidv7()}', booking_id, 'payment', 5, 'VND', 'cash', current_date, 'x' from booking where code = $1`,
  ],
])('the database itself refuses %s', async (_what, statement) => {
  const { code } = await booked()
  await payBooking(server, code, 1000)
  await expect(server.database.pool.query(statement, [code])).rejects.toThrow('add up to')
  expect(await moneyOf(code)).toMatchObject({ paid: 1000, added: 1000 })
})

test.each(['update ledger_entry set amount = 1', 'delete from ledger_entry'])('not even its owner may “%s”', async (statement) => {
  const { code } = await booked()
  await payBooking(server, code, 1000)
  await expect(server.database.pool.query(statement)).rejects.toThrow('never changed')
})
