import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { disputedStates, monthLineStates, type MonthLineState } from '@innkeeper/rules/month-statement/month-line-states'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Listed } from '#kit/call/listed.ts'
import type { Page } from '#kit/records/pages.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A line as the property reads it. */
export type MonthLine = CallOutput<'booking/monthly/lines'>[number]

const lineRows = rowsLike(catalogue['booking/monthly/lines'].output.element.strict())

const moment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

const columns = `l.month_line_id as id, b.code, b.guest_name as "guestName", l.of_tickets as "ofTickets", b.first_day as "checkIn", b.last_day as "checkOut",
  b.state as "bookingState", b.payment_method = 'debt' as "onCredit", l.reason, l.state, l.amount, l.allowed,
  l.amount - l.allowed - x."left" as paid, x."left", l.carried,
  coalesce((select json_agg(json_build_object('kind', n.kind, 'byAgent', n.by_agent, 'note', n.note, 'amount', n.amount,
      'at', to_char(n.at at time zone 'UTC', ${moment}), 'person', n.person) order by n.at, n.month_note_id)
    from month_note n where n.property_id = l.property_id and n.month_line_id = l.month_line_id), '[]') as notes`

const from = `from month_line l join monthly_booking b using (property_id, booking_id)
  cross join lateral (select left_of_month_line(l) as "left") x`

const matching = `l.property_id = $1 and l.month_statement_id = $2 and (cardinality($3::text[]) = 0 or l.state = any($3))`

/** A page of a statement's lines: what is disputed first, then in the order of check-out. */
export const monthLinePage = async (
  tx: PropertyTx,
  { id, states }: Pick<CallRequest<'booking/monthly/lines'>, 'id' | 'states'>,
  { limit, offset }: Page,
): Promise<Listed<MonthLine[]>> => {
  const values = [tx.propertyId, id, states]
  const rows = await lineRows(
    tx,
    `select ${columns} ${from} where ${matching} order by (l.state = any($6)) desc, b.service_day, b.code, l.month_line_id limit $4 offset $5`,
    [...values, limit, offset, disputedStates],
  )
  const [found] = await totalRows(tx, `select count(*)::integer as total from month_line l where ${matching}`, values)
  const [all] = await totalRows(tx, `select count(*)::integer as total from month_line l where ${matching}`, [tx.propertyId, id, []])
  return { rows, total: found?.total ?? 0, all: all?.total ?? 0 }
}

const movable = z.strictObject({
  id: z.uuid(),
  statementId: z.uuid(),
  code: z.string(),
  state: z.enum(monthLineStates),
  amount: z.int(),
  allowed: z.int(),
  left: z.int(),
  onCredit: z.boolean(),
})

/** A line as its moves need it. */
export type MovableLine = z.output<typeof movable>

const movableRows = rowsLike(movable)

const movableColumns = `l.month_line_id as id, l.month_statement_id as "statementId", b.code, l.state, l.amount, l.allowed,
  left_of_month_line(l) as "left", b.payment_method = 'debt' as "onCredit"`

/** The lines of a locked statement with some ids, or in some states. */
export const linesToMove = (
  tx: PropertyTx,
  statementId: string,
  { ids, states }: { readonly ids: readonly string[]; readonly states: readonly MonthLineState[] },
): Promise<MovableLine[]> =>
  movableRows(
    tx,
    `select ${movableColumns} from month_line l join monthly_booking b using (property_id, booking_id)
      where l.property_id = $1 and l.month_statement_id = $2 and (l.month_line_id = any($3) or l.state = any($4))`,
    [tx.propertyId, statementId, ids, states],
  )

/** The lines of a locked statement that may be paid: agreed, with something left, in the order of check-out. */
export const payableLines = (tx: PropertyTx, statementId: string): Promise<MovableLine[]> =>
  movableRows(
    tx,
    `select ${movableColumns} from month_line l join monthly_booking b using (property_id, booking_id)
      where l.property_id = $1 and l.month_statement_id = $2 and l.state = 'agreed' and left_of_month_line(l) > 0
      order by b.service_day, b.code`,
    [tx.propertyId, statementId],
  )

const idRows = rowsLike(z.strictObject({ id: z.uuid() }))

/** The statement of the property's line; undefined where there is none. */
export const monthOfLine = async (tx: PropertyTx, line: string): Promise<string | undefined> =>
  (
    await idRows(tx, 'select month_statement_id as id from month_line where property_id = $1 and month_line_id = $2', [tx.propertyId, line])
  )[0]?.id

const lockedRows = rowsLike(z.strictObject({ id: z.uuid(), travelAgentId: z.uuid() }))

/** Locks statements of the property until the transaction ends, in one order; a booking or an agent's link is locked after them. */
export const lockMonths = (tx: PropertyTx, ids: readonly string[]) =>
  lockedRows(
    tx,
    `select month_statement_id as id, travel_agent_id as "travelAgentId" from month_statement
      where property_id = $1 and month_statement_id = any($2) order by month_statement_id for update`,
    [tx.propertyId, ids],
  )

/** Where a line moves, and what is taken off it from then on. */
export type LineMoved = { readonly id: string; readonly to: MonthLineState; readonly allowed: number }

/** Moves lines of a locked statement. */
export const moveLines = async (tx: PropertyTx, moved: readonly LineMoved[], now: Date): Promise<void> => {
  await tx.rows(
    `update month_line l set state = m.state, allowed = m.allowed, changed_at = $2
       from json_to_recordset($3) as m (id uuid, state text, allowed bigint)
      where l.property_id = $1 and l.month_line_id = m.id`,
    [tx.propertyId, now.toISOString(), JSON.stringify(moved.map(({ id, to, allowed }) => ({ id, state: to, allowed })))],
  )
}

/** What somebody said about a line. */
export type LineNote = {
  readonly line: string
  readonly kind: MonthLine['notes'][number]['kind']
  readonly byAgent: boolean
  readonly person: string
  readonly note: string
  readonly amount: number
}

/** Writes what was said about lines. */
export const writeNotes = async (tx: PropertyTx, notes: readonly LineNote[], now: Date): Promise<void> => {
  const rows = notes.map(({ byAgent, ...note }) => ({ ...note, id: uuidv7(), by_agent: byAgent }))
  await tx.rows(
    `insert into month_note (property_id, month_note_id, month_line_id, kind, by_agent, person, note, amount, at)
       select $1, n.id, n.line, n.kind, n.by_agent, n.person, n.note, n.amount, $2
         from json_to_recordset($3) as n (id uuid, line uuid, kind text, by_agent boolean, person text, note text, amount bigint)`,
    [tx.propertyId, now.toISOString(), JSON.stringify(rows)],
  )
}

/** Adds up locked statements anew; one whose last line is agreed closes by itself. */
export const sumUp = async (tx: PropertyTx, ids: readonly string[], now: Date): Promise<void> => {
  await tx.rows(
    `update month_statement s set lines = t.lines, amount = t.amount, allowed = t.allowed,
        state = case when t.agreed then 'agreed' else 'open' end, closed_at = case when t.agreed then coalesce(s.closed_at, $3) end
       from (select month_statement_id, count(*)::integer as lines, sum(amount) as amount, sum(allowed) as allowed,
                bool_and(state = 'agreed') as agreed
               from month_line where property_id = $1 and month_statement_id = any($2) group by month_statement_id) t
      where s.property_id = $1 and s.month_statement_id = t.month_statement_id`,
    [tx.propertyId, ids, now.toISOString()],
  )
}

/** Gives credit back to an agent: what was settled, or taken off. */
export const giveCreditBack = async (tx: PropertyTx, travelAgentId: string, amount: number): Promise<void> => {
  if (amount !== 0) await tx.rows('select use_credit($1, $2, $3)', [tx.propertyId, travelAgentId, -amount])
}
