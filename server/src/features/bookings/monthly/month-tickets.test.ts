import { addDays, addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { testToday } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, type SellingPark } from '#testing/factories/book-tickets.ts'
import { signInAdmin } from '#testing/factories/factories.ts'
import { drawNow } from '#testing/factories/month-statement.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const lastMonth = addMonths(firstOfMonth(testToday()), -1)
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

/** A booking of tickets on credit for a visit on a day; the tickets hold for forty more. */
const visitOn = async (park: SellingPark, day: Day): Promise<string> => {
  const { code } = (await bookTickets(server, park)).data
  await query(
    `update ticket_booking set visit_day = $2::date, last_day = $2::date + 40, state = 'in service', created_at = $2::date - 5 where code = $1`,
    [code, day],
  )
  return code
}

/** A park whose agent bought tickets on credit for visits on days of the last month, which was drawn up. */
const parkMonth = async (visits: readonly number[]) => {
  const park = await makeSellingPark(server)
  const codes = await Promise.all(visits.map((day) => visitOn(park, addDays(lastMonth, day))))
  await drawNow(server)
  const [drawn] = (await server.ask('booking/monthly/list', {}, park.owner)).data
  const id = drawn?.id ?? ''
  return {
    park,
    codes,
    id,
    head: async () => (await server.ask('booking/monthly/detail', { id }, park.owner)).data,
    lines: async () => (await server.ask('booking/monthly/lines', { id }, park.owner)).data,
    credit: () =>
      server.database.kysely.selectFrom('travel_agent_link').select('debt_used').where('property_id', '=', park.propertyId).execute(),
    agreeBoth: async () => {
      const { waitingAmount: amount } = (await server.ask('booking/monthly/detail', { id }, park.owner)).data
      await server.ask('booking/monthly/agree', { id, amount }, park.owner)
      return server.ask('distribution/monthly-agree', { id, amount }, { ...park, key: crypto.randomUUID() })
    },
  }
}

test('tickets are lines of the month of their visit, however long they hold, beside nothing of the next month', async () => {
  const { codes, head, lines } = await parkMonth([3, 20, 45])
  expect(await head()).toMatchObject({ month: lastMonth, lines: 2, amount: 1_900_000, left: 1_900_000, state: 'open' })
  expect((await lines()).map(({ code, ofTickets, checkIn, amount }) => ({ code, ofTickets, checkIn, amount }))).toEqual(
    [3, 20].map((day, at) => ({ code: codes[at], ofTickets: true, checkIn: addDays(lastMonth, day), amount: 950_000 })),
  )
})

test('a payment of the month becomes a transaction of each ticket booking, and the credit that was used is free again', async () => {
  const { park, codes, id, head, credit, agreeBoth } = await parkMonth([3, 20])
  expect(await agreeBoth()).toMatchObject({ status: 200, data: { state: 'agreed' } })
  expect(await credit()).toEqual([{ debt_used: 1_900_000 }])
  const input = { id, amount: 1_000_000, payable: 1_900_000, paidOn: testToday(), paymentMethod: 'bank transfer' } as const
  expect(await server.ask('booking/monthly/settle', input, park.owner)).toMatchObject({ data: { bookings: 2, payable: 900_000 } })
  expect(await credit()).toEqual([{ debt_used: 900_000 }])
  const { rows } = await query('select code, paid from ticket_booking where property_id = $1 order by visit_day', [park.propertyId])
  expect(rows).toEqual([
    { code: codes[0], paid: 950_000 },
    { code: codes[1], paid: 50_000 },
  ])
  await server.ask('booking/monthly/settle', { ...input, amount: 900_000, payable: 900_000 }, park.owner)
  expect(await head()).toMatchObject({ state: 'settled', left: 0, paid: 1_900_000 })
  expect(await credit()).toEqual([{ debt_used: 0 }])
})

test('what is taken off a ticket line is no debt once it is agreed', async () => {
  const { park, id, lines, credit } = await parkMonth([3])
  const [line] = await lines()
  await server.ask('distribution/monthly-dispute', { line: line?.id ?? '', reason: 'Mưa' }, { ...park, key: crypto.randomUUID() })
  await server.ask('booking/monthly/answer', { line: line?.id ?? '', answer: 'Bớt vé trẻ em', allowed: 250_000 }, park.owner)
  expect(await credit()).toEqual([{ debt_used: 950_000 }])
  await server.ask('distribution/monthly-agree', { id, amount: 700_000 }, { ...park, key: crypto.randomUUID() })
  expect(await credit()).toEqual([{ debt_used: 700_000 }])
})

test('the platform reads ticket lines without a commission, and the files have them', async () => {
  const { park, codes, id } = await parkMonth([3])
  const place = { hotelId: park.propertyId, month: lastMonth, currency: 'VND' } as const
  const admin = await signInAdmin(server)
  expect((await server.ask('supplier/booking/monthly-lines', place, admin)).data).toMatchObject([
    { code: codes[0], ofTickets: true, commission: null, amount: 950_000 },
  ])
  expect(await server.ask('booking/monthly/file', { id, form: 'excel' }, park.owner)).toMatchObject({ status: 200 })
})

test('the database holds a line to the table of its booking', async () => {
  const { park } = await parkMonth([3])
  await expect(query('update month_line set of_tickets = false where property_id = $1', [park.propertyId])).rejects.toThrow(
    'month_line_of_room_booking',
  )
})
