import { addDays, addMonths, addYears, firstOfMonth, todayIn, type Day } from '@innkeeper/rules/days/day'
import { sameNightLastYear } from '@innkeeper/rules/days/calendar/same-night-last-year'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { bookStay, inDays, testToday } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, openRoomNights, type Selling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { payBooking } from '#testing/factories/pay-booking.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[]) => server.database.pool.query(sql, [...values])

const selling = async (): Promise<{ by: Selling; person: SignedIn }> => {
  const by = await makeSelling(server, { from: inDays(-20), to: inDays(60) })
  return { by, person: await signInTo(server, by.propertyId) }
}

type Booked = {
  readonly checkIn: Day
  readonly nights?: number
  readonly rooms?: number
  readonly state?: string
  readonly total?: number
  readonly paid?: number
  readonly currency?: string
  readonly guest?: string
  readonly method?: string
  readonly createdAt?: string
  /** What of the total is for rooms; all of it where this is not given. */
  readonly ofRooms?: { readonly rooms: number; readonly promotions: number }
}

/** Writes a booking directly into the tables, so that the expected figures can be computed by hand. */
const book = async (by: Selling, given: Booked): Promise<string> => {
  const { checkIn, nights = 1, rooms = 1, state = 'confirm', total = 1_000_000, paid = 0 } = given
  const bookingId = uuidv7()
  const snapshot = {
    lines: [{ rooms: Array.from({ length: rooms }, () => ({})), roomType: { vi: 'Deluxe', en: 'Deluxe' } }],
    price: { subtotals: given.ofRooms },
  }
  await query(
    `insert into booking (property_id, booking_id, code, state, check_in, check_out, guest_name, currency, total, payment_method,
         cancel_reason, snapshot, search_text, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '', $13, $13)`,
    [
      by.propertyId,
      bookingId,
      bookingId,
      state,
      checkIn,
      addDays(checkIn, nights),
      given.guest ?? 'Lê Thu Hà',
      given.currency ?? 'VND',
      total,
      given.method ?? 'cash',
      ['cancel', 'void'].includes(state) ? 'x' : null,
      JSON.stringify(snapshot),
      given.createdAt ?? '2020-01-01T00:00:00Z',
    ],
  )
  await query(
    `insert into booking_room (property_id, booking_id, line_no, room_type_id, room_plan_id, adults, children_ages)
       select $1, $2, n, $4, $5, 2, '{7}' from generate_series(1, $3::int) n`,
    [by.propertyId, bookingId, rooms, by.roomTypeId, by.roomPlanId],
  )
  await payBooking(server, bookingId, paid)
  return bookingId
}

const revenue = async (person: SignedIn, by: 'month' | 'week' = 'month') =>
  (await server.ask('dashboard/revenue-status', { by }, person)).data

test('revenue is booked by nights stayed: a stay over the turn of the month is shared out, to the last dong', async () => {
  const { by, person } = await selling()
  const next = addMonths(firstOfMonth(testToday()), 1)
  await book(by, { checkIn: addDays(next, -2), nights: 3, rooms: 2, total: 1_000_001 })
  const { periods, currency } = await revenue(person)
  const at = (from: Day) => periods.find((period) => period.from === from)
  expect(currency).toBe('VND')
  expect(periods).toHaveLength(12)
  expect(at(addMonths(next, -1))).toMatchObject({ revenue: 666_667, nights: 4 })
  expect(at(next)).toMatchObject({ revenue: 333_334, nights: 2 })
  expect(periods.reduce((sum, period) => sum + period.revenue, 0)).toBe(1_000_001)
})

test.each([
  ['confirm', 1_000_000],
  ['in service', 1_000_000],
  ['close', 1_000_000],
  ['await fully payment', 1_000_000],
  ['await payment', 0],
  ['payment failed', 0],
  ['cancel', 0],
  ['void', 0],
])('a booking that is “%s” brings %d', async (state, expected) => {
  const { by, person } = await selling()
  await book(by, { checkIn: firstOfMonth(testToday()), state })
  const { periods } = await revenue(person)
  expect(periods.reduce((sum, period) => sum + period.revenue, 0)).toBe(expected)
})

test('this year stands against last year, month by month and week by week', async () => {
  const { by, person } = await selling()
  const month = firstOfMonth(testToday())
  await book(by, { checkIn: addYears(month, -1), total: 400_000 })
  await book(by, { checkIn: month, total: 700_000 })
  const { periods } = await revenue(person)
  expect(periods.find(({ from }) => from === month)).toMatchObject({ revenue: 700_000, lastYear: 400_000, lastYearNights: 1 })
  await book(by, { checkIn: addDays(testToday(), -364), total: 90_000 })
  const weeks = await revenue(person, 'week')
  const week = weeks.periods.find(({ from, to }) => from <= testToday() && testToday() <= to)
  expect(week).toMatchObject({ lastYear: expect.any(Number) })
  expect(week?.lastYear).toBeGreaterThanOrEqual(90_000)
  expect(weeks.periods).toHaveLength(12)
})

test('money in another currency is counted and left out, never added up', async () => {
  const { by, person } = await selling()
  await book(by, { checkIn: testToday(), total: 500 })
  await book(by, { checkIn: testToday(), total: 99_99, currency: 'USD' })
  const { periods, otherCurrency } = await revenue(person)
  expect(periods.reduce((sum, period) => sum + period.revenue, 0)).toBe(500)
  expect(otherCurrency).toBe(1)
})

test('another property’s bookings are nobody’s figures here', async () => {
  const { by } = await selling()
  await book(by, { checkIn: testToday(), createdAt: new Date().toISOString() })
  const { person } = await selling()
  expect((await revenue(person)).periods.every((period) => period.revenue === 0 && period.nights === 0)).toBe(true)
  expect((await server.ask('dashboard/booking-status', {}, person)).data.total).toBe(0)
  expect((await server.ask('dashboard/today', {}, person)).data).toMatchObject({ arrivals: { bookings: 0, rows: [] } })
  expect((await server.ask('dashboard/occupancy', {}, person)).data.pickup.every(({ nights }) => nights === 0)).toBe(true)
})

test('bookings by state: those that arrive from 30 days ago to 30 days ahead, every state with its line', async () => {
  const { by, person } = await selling()
  await book(by, { checkIn: inDays(-30), state: 'close' })
  await book(by, { checkIn: inDays(-31), state: 'close' })
  await book(by, { checkIn: inDays(30) })
  await book(by, { checkIn: inDays(31) })
  await book(by, { checkIn: inDays(2), state: 'cancel' })
  const { data } = await server.ask('dashboard/booking-status', {}, person)
  expect(data).toMatchObject({ from: inDays(-30), to: inDays(30), total: 3 })
  expect(data.states).toEqual([
    { state: 'await payment', bookings: 0 },
    { state: 'await fully payment', bookings: 0 },
    { state: 'confirm', bookings: 1 },
    { state: 'in service', bookings: 0 },
    { state: 'close', bookings: 1 },
    { state: 'payment failed', bookings: 0 },
    { state: 'cancel', bookings: 1 },
    { state: 'void', bookings: 0 },
  ])
})

test('today’s arrivals and departures: all counted, eight named, those who owe first; the cancelled do not come', async () => {
  const { by, person } = await selling()
  const today = testToday()
  await inTurn(9, (index) => book(by, { checkIn: today, guest: `An ${index + 1}`, total: 100, paid: 100 }))
  await book(by, { checkIn: today, guest: 'Zoe', rooms: 3, nights: 2, total: 500, paid: 200 })
  await book(by, { checkIn: today, guest: 'Bình', method: 'debt', state: 'confirm' })
  await book(by, { checkIn: today, guest: 'Chi', state: 'void' })
  await book(by, { checkIn: inDays(-2), nights: 2, guest: 'Dũng', state: 'in service', paid: 1_000_000 })
  const { data } = await server.ask('dashboard/today', {}, person)
  expect(data.today).toBe(today)
  expect(data.arrivals).toMatchObject({ bookings: 11, rooms: 13 })
  expect(data.arrivals.rows.map(({ guestName }) => guestName)).toEqual(['Zoe', 'An 1', 'An 2', 'An 3', 'An 4', 'An 5', 'An 6', 'An 7'])
  expect(data.arrivals.rows[0]).toMatchObject({ nights: 2, owed: 300, guests: 9, rooms: [{ count: 3, roomType: { en: 'Deluxe' } }] })
  expect(data.departures).toMatchObject({ bookings: 1, rooms: 1, rows: [{ guestName: 'Dũng', owed: 0 }] })
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('“today” is the property’s own, wherever the server stands: %s', async (zone) => {
  const { by, person } = await selling()
  await query('update property set time_zone = $2 where property_id = $1', [by.propertyId, zone])
  const today = todayIn(zone, new Date())
  await book(by, { checkIn: today })
  const { data } = await server.ask('dashboard/today', {}, person)
  expect(data).toMatchObject({ today, arrivals: { bookings: 1 } })
  expect((await server.ask('dashboard/occupancy', {}, person)).data.nights[0]?.night).toBe(today)
})

test('occupancy: what is sold of the rooms on sale, night by night for thirty nights, and what is left tonight', async () => {
  const { by, person } = await selling()
  await bookStay(server, by, { checkIn: inDays(1), nights: 2, rooms: 3 })
  const { data } = await server.ask('dashboard/occupancy', {}, person)
  expect(data).toMatchObject({ rooms: 10, vacantTonight: 10, today: testToday(), since: inDays(-7) })
  expect(data.nights).toHaveLength(30)
  expect(data.nights.map(({ sold }) => sold).slice(0, 4)).toEqual([0, 3, 3, 0])
  await query('update room_night set closed = true where property_id = $1 and night = $2', [by.propertyId, testToday()])
  expect((await server.ask('dashboard/occupancy', {}, person)).data.vacantTonight).toBe(0)
})

test('what was sold seven days ago is worked out of the bookings of late: new ones less those given back', async () => {
  const { by, person } = await selling()
  await bookStay(server, by, { checkIn: inDays(3), nights: 1, rooms: 2 })
  const old = (await bookStay(server, by, { checkIn: inDays(3), nights: 1, rooms: 4 })).data.code
  await query(`update booking set created_at = now() - interval '9 days' where code = $1`, [old])
  const gone = (await bookStay(server, by, { checkIn: inDays(4), nights: 2, rooms: 1 })).data.code
  await query(`update booking set created_at = now() - interval '9 days' where code = $1`, [gone])
  await server.ask('booking/cancel', { code: gone, reason: 'Đổi lịch' }, person)
  const brief = (await bookStay(server, by, { checkIn: inDays(6), nights: 1, rooms: 5 })).data.code
  await server.ask('booking/cancel', { code: brief, reason: 'Nhầm ngày' }, person)
  const { data } = await server.ask('dashboard/occupancy', {}, person)
  const nights = data.nights.slice(3, 7).map(({ sold, soldBefore }) => ({ sold, soldBefore }))
  expect(nights).toEqual([
    { sold: 6, soldBefore: 4 },
    { sold: 0, soldBefore: 1 },
    { sold: 0, soldBefore: 1 },
    { sold: 0, soldBefore: 0 },
  ])
  expect(data.pickup).toHaveLength(8)
  expect(data.pickup.at(-1)).toEqual({ day: testToday(), nights: 2 - 2 })
})

test('pickup counts each day’s own: booked yesterday counts yesterday, in the property’s time', async () => {
  const { by, person } = await selling()
  const yesterdayNoon = `${inDays(-1)}T05:00:00Z`
  await book(by, { checkIn: inDays(10), nights: 3, rooms: 2, createdAt: yesterdayNoon })
  await book(by, { checkIn: inDays(10), createdAt: `${inDays(-2)}T17:30:00Z` })
  const { pickup } = (await server.ask('dashboard/occupancy', {}, person)).data
  expect(pickup.at(-2)).toEqual({ day: inDays(-1), nights: 7 })
  expect(pickup.at(-3)).toEqual({ day: inDays(-2), nights: 0 })
})

test('each night stands against its like of last year; where nothing was kept, against nothing', async () => {
  const { by, person } = await selling()
  const tonight = testToday()
  const like = sameNightLastYear(tonight)
  await openRoomNights(server, by.propertyId, { roomTypeId: by.roomTypeId, from: like, to: like, allotment: 10 })
  await query('update room_night set sold = 7 where property_id = $1 and night = $2', [by.propertyId, like])
  const { nights } = (await server.ask('dashboard/occupancy', {}, person)).data
  expect(nights[0]).toMatchObject({ night: tonight, sameNight: like, lastYear: 7 })
  // Next to a holiday, as on the last day of the year, the next night may be compared with the same night.
  expect(nights.map(({ lastYear }) => lastYear)).toEqual(nights.map(({ sameNight }) => (sameNight === like ? 7 : null)))
})

test('ADR is room revenue by rooms sold, RevPAR by rooms available; services and taxes on top do not count', async () => {
  const { by, person } = await selling()
  const today = testToday()
  await book(by, { checkIn: today, nights: 3, rooms: 2, total: 9_000_001, ofRooms: { rooms: 7_000_001, promotions: -1_000_000 } })
  await book(by, { checkIn: today, nights: 1, total: 500_000, state: 'cancel' })
  await book(by, { checkIn: today, nights: 1, total: 99_99, currency: 'USD' })
  const { data } = await server.ask('dashboard/room-averages', {}, person)
  expect(data).toMatchObject({ currency: 'VND', today })
  expect(data.tonight).toEqual({ now: { sold: 2, rooms: 10, revenue: 2_000_000, adr: 1_000_000, revpar: 200_000 }, lastYear: null })
  expect(data.ahead.now).toEqual({ sold: 6, rooms: 300, revenue: 6_000_001, adr: 1_000_000, revpar: 20_000 })
})

test('the averages stand against the same nights of last year, on the rooms on record then', async () => {
  const { by, person } = await selling()
  const like = sameNightLastYear(testToday())
  await openRoomNights(server, by.propertyId, { roomTypeId: by.roomTypeId, from: like, to: like, allotment: 10 })
  await book(by, { checkIn: like, state: 'close', rooms: 3, total: 3_000_002 })
  const { data } = await server.ask('dashboard/room-averages', {}, person)
  expect(data.tonight.now).toMatchObject({ sold: 0, adr: null, revpar: 0 })
  expect(data.tonight.lastYear).toEqual({ sold: 3, rooms: 10, revenue: 3_000_002, adr: 1_000_001, revpar: 300_000 })
})

test('what waits: who leaves or arrives soon and still owes, and failed payments of stays to come', async () => {
  const { by, person } = await selling()
  const today = testToday()
  await book(by, { checkIn: inDays(-1), state: 'in service', total: 500, paid: 200 })
  await book(by, { checkIn: inDays(-1), state: 'in service', total: 500, paid: 500 })
  await book(by, { checkIn: inDays(2), total: 500 })
  await book(by, { checkIn: inDays(2), total: 500, method: 'debt' })
  await book(by, { checkIn: inDays(2), total: 500, state: 'void' })
  await book(by, { checkIn: inDays(3), total: 500 })
  await book(by, { checkIn: inDays(9), total: 500, state: 'payment failed' })
  await book(by, { checkIn: inDays(-9), total: 500, state: 'payment failed' })
  const { data } = await server.ask('dashboard/waiting', {}, person)
  expect(data).toEqual({ today, soon: inDays(2), bookings: { leavingOwing: 1, arrivingOwing: 1, paymentFailed: 1 } })
  const listed = { view: 'owes', dateKind: 'checkIn', fromDate: today, toDate: inDays(2) } as const
  expect((await server.ask('booking/get-all', listed, person)).data).toHaveLength(1)
  const { person: stranger } = await selling()
  expect((await server.ask('dashboard/waiting', {}, stranger)).data.bookings).toEqual({
    leavingOwing: 0,
    arrivingOwing: 0,
    paymentFailed: 0,
  })
  expect((await server.ask('dashboard/room-averages', {}, stranger)).data.ahead.now).toMatchObject({ sold: 0, revenue: 0 })
})

const moneyCalls = [
  'dashboard/today',
  'dashboard/revenue-status',
  'dashboard/booking-status',
  'dashboard/room-averages',
  'dashboard/waiting',
] as const

test.each(moneyCalls)('who may not see bookings is told no guests and no money (%s), but how full the house is', async (path) => {
  const { by } = await selling()
  const person = await signInTo(server, by.propertyId, { codes: ['DASHBOARD_1'] })
  expect((await server.ask('dashboard/occupancy', {}, person)).status).toBe(200)
  expect(await server.ask(path, {}, person)).toMatchObject({ status: 403, refusal: 'noRight' })
})
