import { addDays, addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import type { MonthSide } from '@innkeeper/rules/month-statement/month-line-states'
import { drawMonths, redrawMonths } from '#features/bookings/monthly/monthly.jobs.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import type { TestServer } from '../server/test-server.ts'
import { bookStay, inDays, testToday } from './book-stay.ts'
import { makeSelling, type Selling } from './factories-sales.ts'
import { signInTo, type SignedIn } from './factories.ts'

const run = (server: TestServer, sweep: Sweep, now: Date) => sweep.run({ pool: server.database.pool, now, publish: () => undefined })

/** Draws up the months that have ended on a day. */
export const drawNow = (server: TestServer, on: Day = testToday()): Promise<void> =>
  run(server, drawMonths, new Date(`${on}T12:00:00+07:00`))

/**
 * A property with an agent's statement of the last month: bookings on credit of 2,000,000 dong each, whose guests left in it; or ended with a
 * fee. With what both sides do about it.
 */
export const monthAtProperty = async (server: TestServer, given: { readonly bookings: number; readonly ended?: number }) => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const staff = await signInTo(server, by.propertyId)
  const codes: string[] = []
  for (let made = 0; made < given.bookings; made += 1) codes.push((await bookStay(server, by, { checkIn: inDays(30) })).data.code)
  await moveIntoLastMonth(server, by.propertyId)
  if (given.ended !== undefined) await endWithFee(server, by.propertyId, given.ended)
  await drawNow(server)
  const [drawn] = (await server.ask('booking/monthly/list', {}, staff)).data
  return { by, staff, codes, ...actsOfMonth(server, { by, staff, id: drawn?.id ?? '' }) }
}

type Sides = { readonly by: Selling; readonly staff: SignedIn; readonly id: string }

const actsOfMonth = (server: TestServer, { by, staff, id }: Sides) => {
  const asAgent = () => ({ ...by, key: crypto.randomUUID() })
  const head = async () => (await server.ask('booking/monthly/detail', { id }, staff)).data
  return {
    id,
    head,
    agree: async (side: MonthSide, on = 0) => {
      if (side === 'property') return server.askOn(on, 'booking/monthly/agree', { id, amount: (await head()).waitingAmount }, staff)
      const { waitingAmount: amount } = (await server.ask('distribution/monthly-statement', { id }, by)).data
      return server.askOn(on, 'distribution/monthly-agree', { id, amount }, asAgent())
    },
    settle: async (amount: number, other: object = {}, on = 0) => {
      const payable = Math.max(1, (await head()).payable)
      const input = { id, amount, payable, paidOn: testToday(), paymentMethod: 'bank transfer', ...other } as const
      return server.askOn(on, 'booking/monthly/settle', input, staff)
    },
    lines: async () => (await server.ask('booking/monthly/lines', { id }, staff)).data,
    dispute: (side: MonthSide, line: string, reason: string) =>
      side === 'property'
        ? server.ask('booking/monthly/dispute', { line, reason }, staff)
        : server.ask('distribution/monthly-dispute', { line, reason }, asAgent()),
    credit: async () => {
      const sql = 'select debt_used from travel_agent_link where property_id = $1'
      return (await server.database.pool.query<{ debt_used: number }>(sql, [by.propertyId])).rows[0]?.debt_used ?? 0
    },
    redraw: () => run(server, redrawMonths, new Date()),
  }
}

const moveIntoLastMonth = async (server: TestServer, propertyId: string): Promise<void> => {
  const checkIn = addDays(addMonths(firstOfMonth(testToday()), -1), 9)
  await server.database.pool.query(
    `update booking set check_in = $2, check_out = $3, state = 'close', created_at = $2::date where property_id = $1`,
    [propertyId, checkIn, addDays(checkIn, 2)],
  )
}

const endWithFee = async (server: TestServer, propertyId: string, fee: number): Promise<void> => {
  await server.database.pool.query(`update booking set state = 'cancel', cancel_reason = 'x' where property_id = $1`, [propertyId])
  await server.database.pool.query(
    `insert into ledger_entry (property_id, ledger_entry_id, booking_id, kind, amount, currency, payment_method, paid_on, person)
       select property_id, gen_random_uuid(), booking_id, 'cancellation fee', $2, currency, payment_method, check_in, 'x' from booking where property_id = $1`,
    [propertyId, fee],
  )
}
