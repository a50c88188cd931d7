import { addDays, addMonths, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { bookStay, inDays, testToday } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { drawMonths, redrawMonths } from './monthly.jobs.ts'

const server = useTestServer()
const lastMonth = addMonths(firstOfMonth(testToday()), -1)
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])
const run = (sweep: Sweep, now = new Date()) => sweep.run({ pool: server.database.pool, now, publish: () => undefined })

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00+07:00`)

/** A property whose bookings on credit, of 2,000,000 dong each, ended in the last month; the month is drawn up. */
const drawn = async (bookings: number) => {
  const { propertyId } = await bookedLastMonth(bookings)
  await run(drawMonths)
  return propertyId
}

const bookedLastMonth = async (bookings: number) => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  await inTurn(bookings, () => bookStay(server, by, { checkIn: inDays(30) }))
  const checkIn = addDays(lastMonth, 9)
  await query(`update booking set check_in = $2, check_out = $3, state = 'close' where property_id = $1`, [
    by.propertyId,
    checkIn,
    addDays(checkIn, 2),
  ])
  return by
}

const months = async (propertyId: string): Promise<readonly object[]> => {
  const sql = `select month::text, state, lines, amount from month_statement where property_id = $1 order by month`
  return (await server.database.pool.query<object>(sql, [propertyId])).rows
}

const lines = async (propertyId: string): Promise<readonly object[]> => {
  const sql = `select l.reason, l.state, l.amount, l.carried, left_of_month_line(l) as "left" from month_line l join month_statement s
      using (property_id, month_statement_id) where l.property_id = $1 order by s.month, l.month_line_id`
  return (await server.database.pool.query<object>(sql, [propertyId])).rows
}

/** As both sides do when they agree on everything. */
const agree = (propertyId: string) =>
  query(
    `with closed as (update month_statement set state = 'agreed', closed_at = now() where property_id = $1)
     update month_line set state = 'agreed' where property_id = $1`,
    [propertyId],
  )

test('an agent gets one email about its month, sent as the property sends its letters', async () => {
  const { propertyId, travelAgentId } = await bookedLastMonth(2)
  await query(`update travel_agent set email = 'ketoan@daily.example' where travel_agent_id = $1`, [travelAgentId])
  await run(drawMonths)
  await run(drawMonths)
  const { rows } = await query(
    `select payload->>'to' as "to", payload->'of'->>'kind' as kind from outbox where topic = 'mail' and payload->'of'->>'propertyId' = $1`,
    [propertyId],
  )
  expect(rows.filter(({ kind }) => kind === 'agentMonth')).toEqual([{ to: 'ketoan@daily.example', kind: 'agentMonth' }])
})

test('the bookings whose guests left in a month are lines of its statement, however many servers draw it up', async () => {
  const { propertyId } = await bookedLastMonth(3)
  await Promise.all(Array.from({ length: 6 }, () => run(drawMonths)))
  expect(await months(propertyId)).toEqual([{ month: lastMonth, state: 'open', lines: 3, amount: 6_000_000 }])
  const line = { reason: 'month', state: 'open', amount: 2_000_000, carried: false, left: 2_000_000 }
  expect(await lines(propertyId)).toEqual([line, line, line])
  await run(drawMonths, noonOf(addMonths(testToday(), 1)))
  expect(await months(propertyId)).toHaveLength(1)
})

test('a property without bookings has no statement, and its month is drawn up all the same', async () => {
  const propertyId = await drawn(0)
  expect(await months(propertyId)).toEqual([])
  const { rows } = await query('select month::text from month_drawn where property_id = $1', [propertyId])
  expect(rows).toEqual([{ month: lastMonth }])
})

test('an ended booking is a line of its fee', async () => {
  const { propertyId } = await bookedLastMonth(1)
  await query(`update booking set state = 'cancel', cancel_reason = 'x' where property_id = $1`, [propertyId])
  await query(
    `insert into ledger_entry (property_id, ledger_entry_id, booking_id, kind, amount, currency, payment_method, paid_on, person)
       select property_id, gen_random_uuid(), booking_id, 'cancellation fee', 700000, currency, payment_method, check_in, 'x' from booking where property_id = $1`,
    [propertyId],
  )
  await run(drawMonths)
  expect(await lines(propertyId)).toMatchObject([{ amount: 700_000 }])
})

test('what changes while a line is open is drawn up anew once, is noted, and both look again', async () => {
  const propertyId = await drawn(1)
  await query(`update month_line set state = 'agentAgrees' where property_id = $1`, [propertyId])
  await query('update booking set total = 1500000, changed_at = now() where property_id = $1', [propertyId])
  const later = noonOf(addDays(testToday(), 1))
  await Promise.all([run(redrawMonths, later), run(redrawMonths, later)])
  await run(redrawMonths, later)
  expect(await lines(propertyId)).toMatchObject([{ state: 'open', amount: 1_500_000 }])
  expect(await months(propertyId)).toMatchObject([{ amount: 1_500_000 }])
  const { rows } = await query('select kind, amount from month_note where property_id = $1', [propertyId])
  expect(rows).toEqual([{ kind: 'changed', amount: 1_500_000 }])
})

test('what changes in a closed month is a line of the next, and what is left stands there', async () => {
  const propertyId = await drawn(1)
  await agree(propertyId)
  await query('update booking set total = 1500000, changed_at = now() where property_id = $1', [propertyId])
  await run(redrawMonths)
  await run(drawMonths, noonOf(addMonths(testToday(), 1)))
  expect(await lines(propertyId)).toMatchObject([
    { reason: 'month', amount: 2_000_000, carried: true, left: 0 },
    { reason: 'changed', amount: -500_000, carried: false, left: 1_500_000 },
  ])
})

test('the database refuses another sum, a statement closed before its lines, a second line, and a change of what is agreed', async () => {
  const propertyId = await drawn(1)
  const refused = async (sql: string, why: string) => expect(query(sql, [propertyId])).rejects.toThrow(why)
  await refused('update month_statement set amount = amount + 1 where property_id = $1', 'its lines say')
  await refused(`update month_statement set state = 'agreed', closed_at = now() where property_id = $1`, 'its lines say')
  await refused(
    `insert into month_line (property_id, month_line_id, month_statement_id, booking_id, reason, amount, changed_at)
       select property_id, gen_random_uuid(), month_statement_id, booking_id, 'late', 1, now() from month_line where property_id = $1`,
    'month_line_',
  )
  await agree(propertyId)
  await refused('update month_line set amount = amount - 1 where property_id = $1', 'never changed')
  await refused(`update month_line set state = 'open' where property_id = $1`, 'never changed')
  await refused('delete from month_line where property_id = $1', 'never deleted')
})
