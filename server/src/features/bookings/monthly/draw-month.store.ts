import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { addMonths, type Day } from '@innkeeper/rules/days/day'
import type { MonthReason } from '@innkeeper/rules/month-statement/draw-month'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

const due = z.strictObject({ propertyId: z.uuid(), today: dayInRow, last: dayInRow.nullable() })

/** A property for which a month may have to be drawn up: its own day, and the last month that was. */
export type MonthDue = z.output<typeof due>

const dueRows = rowsLike(due)

/** Properties whose last month has not been drawn up. */
export const monthsDue = (tx: Tx, now: Date, most: number): Promise<MonthDue[]> =>
  dueRows(
    tx,
    `select p.property_id as "propertyId", d.today, (select max(month) from month_drawn m where m.property_id = p.property_id) as last
       from property p cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) d
      where not exists (select from month_drawn m where m.property_id = p.property_id
              and m.month >= (date_trunc('month', d.today::timestamp) - interval '1 month')::date)
      order by p.property_id limit $2`,
    [now.toISOString(), most],
  )

const claimedRows = rowsLike(z.strictObject({ first: dayInRow, since: z.string().nullable() }))

/** Takes a month for drawing it up; undefined where it is taken. `first` is the property's first month, `since` when the one before was drawn. */
export const claimMonth = async (tx: PropertyTx, month: Day, now: Date): Promise<{ first: Day; since: string | null } | undefined> => {
  const [claimed] = await claimedRows(
    tx,
    `with claimed as (
       insert into month_drawn (property_id, month, drawn_at) values ($1, $2, $3) on conflict do nothing returning month)
     select least(c.month, (select min(month) from month_drawn where property_id = $1)) as first,
         (select max(drawn_at) from month_drawn where property_id = $1)::text as since
       from claimed c`,
    [tx.propertyId, month, now.toISOString()],
  )
  return claimed
}

const candidate = z.strictObject({
  bookingId: z.uuid(),
  ofTickets: z.boolean(),
  travelAgentId: z.uuid(),
  state: z.enum(bookingStates),
  serviceDay: dayInRow,
  currency: z.string(),
  total: z.int(),
  paid: z.int(),
  fee: z.int(),
  onCredit: z.boolean(),
  drawn: z.int().nullable(),
  commission: z.int().nullable(),
  commissionDrawn: z.int(),
  hasOpenLine: z.boolean(),
})

/** A booking that a month may draw up. */
export type MonthCandidate = z.output<typeof candidate>

const candidateRows = rowsLike(candidate)

const candidates = `select b.booking_id as "bookingId", b.of_tickets as "ofTickets", b.travel_agent_id as "travelAgentId", b.state,
    b.service_day as "serviceDay", b.currency, b.total,
    b.paid, b.payment_method = 'debt' as "onCredit", d.drawn, b.commission,
    coalesce(d.commission, 0)::bigint as "commissionDrawn", coalesce(d.open, false) as "hasOpenLine",
    coalesce((select sum(e.amount) from ledger_entry e where e.property_id = b.property_id and e.booking_id = b.booking_id
      and e.kind = 'cancellation fee' and e.source = 'terms'), 0)::bigint as fee
  from monthly_booking b
  cross join lateral (
    select sum(l.amount)::bigint as drawn, sum(l.commission)::bigint as commission, bool_or(l.state <> 'agreed') as open from month_line l
     where l.property_id = b.property_id and l.booking_id = b.booking_id) d
  where b.property_id = $1 and b.travel_agent_id is not null`

/**
 * The bookings of agents that a month may draw up: those without a line that left since the first month, or that are owed on credit from before
 * it; and those with one that changed since the last month was drawn up, with a day's slack for what was not committed then.
 */
export const bookingsToDraw = (
  tx: PropertyTx,
  { month, first, since }: { readonly month: Day; readonly first: Day; readonly since: string | null },
): Promise<MonthCandidate[]> =>
  candidateRows(
    tx,
    `${candidates} and b.service_day < $2
       and (b.service_day >= $3 or (b.payment_method = 'debt' and b.paid < b.total))
       and (d.drawn is null or b.changed_at >= $4::timestamptz - interval '1 day')
     order by b.service_day, b.code`,
    [tx.propertyId, addMonths(month, 1), first, since],
  )

/** The bookings whose open lines say something else than they cost. */
export const bookingsToRedraw = (tx: PropertyTx): Promise<MonthCandidate[]> =>
  candidateRows(
    tx,
    `${candidates} and exists (select from month_line l where l.property_id = b.property_id and l.booking_id = b.booking_id
        and l.state <> 'agreed' and l.changed_at <= b.changed_at)`,
    [tx.propertyId],
  )

const propertyRows = rowsLike(z.strictObject({ propertyId: z.uuid() }))

/** The properties with bookings that changed after their open lines. */
export const propertiesToRedraw = async (tx: Tx): Promise<string[]> =>
  (
    await propertyRows(
      tx,
      `select distinct l.property_id as "propertyId" from month_line l join monthly_booking b using (property_id, booking_id)
        where l.state <> 'agreed' and l.changed_at <= b.changed_at`,
    )
  ).map(({ propertyId }) => propertyId)

/** A statement to be written. */
export type NewMonth = {
  readonly id: string
  readonly travelAgentId: string
  readonly currency: string
  readonly lines: readonly {
    readonly id: string
    readonly bookingId: string
    readonly ofTickets: boolean
    readonly reason: MonthReason
    readonly amount: number
    readonly commission: number
  }[]
}

/** Writes the statements of a month with their lines; what is left of a changed booking stands in its new line from now on. */
export const writeMonths = async (
  tx: PropertyTx,
  months: readonly NewMonth[],
  { month, now }: { month: Day; now: Date },
): Promise<void> => {
  const heads = months.map(({ id, travelAgentId, currency, lines }) => ({
    id,
    agent: travelAgentId,
    currency,
    lines: lines.length,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }))
  await tx.rows(
    `insert into month_statement (property_id, month_statement_id, travel_agent_id, month, currency, lines, amount, allowed, drawn_at)
       select $1, m.id, m.agent, $2, m.currency, m.lines, m.amount, 0, $3
         from json_to_recordset($4) as m (id uuid, agent uuid, currency text, lines integer, amount bigint)`,
    [tx.propertyId, month, now.toISOString(), JSON.stringify(heads)],
  )
  const lines = months.flatMap(({ id: statement, lines: of }) =>
    of.map(({ bookingId, ofTickets, ...line }) => ({ ...line, statement, booking: bookingId, tickets: ofTickets })),
  )
  await tx.rows(
    `with given as (
       select * from json_to_recordset($3) as l (id uuid, statement uuid, booking uuid, tickets boolean, reason text, amount bigint,
         commission bigint)),
     carried as (
       update month_line l set carried = true from given g
        where l.property_id = $1 and l.booking_id = g.booking and g.reason = 'changed' and not l.carried)
     insert into month_line (property_id, month_line_id, month_statement_id, booking_id, of_tickets, reason, amount, commission, changed_at)
       select $1, g.id, g.statement, g.booking, g.tickets, g.reason, g.amount, g.commission, $2 from given g`,
    [tx.propertyId, now.toISOString(), JSON.stringify(lines)],
  )
}

const openRows = rowsLike(z.strictObject({ statementId: z.uuid() }))

/** The statements in which bookings have open lines. */
export const monthsWithOpenLines = async (tx: PropertyTx, bookingIds: readonly string[]): Promise<string[]> =>
  (
    await openRows(
      tx,
      `select distinct month_statement_id as "statementId" from month_line where property_id = $1 and booking_id = any($2) and state <> 'agreed'`,
      [tx.propertyId, bookingIds],
    )
  ).map(({ statementId }) => statementId)

/** What the open line of a booking costs more, or less, than all its lines said when they were read. */
export type Redrawn = { readonly bookingId: string; readonly by: number; readonly commissionBy: number; readonly drawn: number | null }

/**
 * Draws up open lines of locked statements anew: whoever agreed to one looks at it again, and what changed is noted. Lines that somebody else has
 * drawn up since they were read stay as they are.
 */
export const redrawLines = async (tx: PropertyTx, redrawn: readonly Redrawn[], now: Date): Promise<void> => {
  await tx.rows(
    `with drawn as (
       update month_line l set amount = l.amount + r.by, allowed = case when l.allowed > l.amount + r.by then 0 else l.allowed end,
          commission = l.commission + r.commission, state = 'open', changed_at = $2
         from json_to_recordset($3) as r (booking uuid, by bigint, commission bigint, drawn bigint)
        where l.property_id = $1 and l.booking_id = r.booking and l.state <> 'agreed'
          and r.drawn = (select sum(x.amount) from month_line x where x.property_id = $1 and x.booking_id = r.booking)
       returning l.month_line_id, l.amount - l.allowed as amount)
     insert into month_note (property_id, month_note_id, month_line_id, kind, by_agent, person, note, amount, at)
       select $1, gen_random_uuid(), month_line_id, 'changed', false, 'Innkeeper', '', amount, $2 from drawn`,
    [
      tx.propertyId,
      now.toISOString(),
      JSON.stringify(redrawn.map(({ bookingId, commissionBy, ...by }) => ({ booking: bookingId, commission: commissionBy, ...by }))),
    ],
  )
}

/** Notes that open lines were compared with their bookings, so that they are not compared again before the bookings change. */
export const markCompared = async (tx: PropertyTx, bookingIds: readonly string[], now: Date): Promise<void> => {
  await tx.rows(`update month_line set changed_at = $3 where property_id = $1 and booking_id = any($2) and state <> 'agreed'`, [
    tx.propertyId,
    bookingIds,
    now.toISOString(),
  ])
}
