import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { firstOfMonth, toDay } from '@innkeeper/rules/days/day'
import { monthLineMove, monthLineStates, type MonthSide } from '@innkeeper/rules/month-statement/month-line-states'
import { z } from 'zod'
import { likeText } from '#database/like-text.ts'
import type { Listed } from '#kit/call/listed.ts'
import type { Page } from '#kit/records/pages.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A statement in the property's list. */
export type MonthHead = CallOutput<'booking/monthly/list'>[number]

/** A statement in its agent's list. */
type AgentMonth = CallOutput<'distribution/monthly-statements'>[number]

const headRows = rowsLike(catalogue['booking/monthly/list'].output.element.strict())
const agentRows = rowsLike(catalogue['distribution/monthly-statements'].output.element.strict())

/** The lines that wait for one of the two: it may agree to them and dispute them. What it disputes itself waits for the other. */
export const waitingFor = (side: MonthSide) =>
  monthLineStates.filter((state) => monthLineMove(state, 'agree', side) !== null && monthLineMove(state, 'dispute', side) !== null)

const columns = `s.month_statement_id as id, s.month,
  case when s.state = 'open' then 'open' when t.owing > 0 then 'agreed' else 'settled' end as state,
  s.lines, t.disputed, t.waiting, t."waitingAmount", s.currency, s.amount, s.allowed, s.amount - s.allowed - t."left" as paid, t."left",
  s.drawn_at as "drawnAt", s.closed_at as "closedAt"`

const agent = `json_build_object('id', a.travel_agent_id, 'code', a.code, 'name', json_build_object('vi', a.name_vi, 'en', a.name_en)) as agent`
const property = `json_build_object('code', p.code, 'name', json_build_object('vi', p.name_vi, 'en', p.name_en)) as property`

/** What is left of a statement's lines. */
const owing = `exists (select from month_line l where l.property_id = s.property_id and l.month_statement_id = s.month_statement_id
  and left_of_month_line(l) > 0)`

/** Statements with the sums of their lines; `waiting` is the place of the states that wait for the reader. */
const summed = (statements: string, waiting: number): string => `from ${statements} s
  join travel_agent a using (travel_agent_id)
  join property p using (property_id)
  cross join lateral (
    select count(*) filter (where l.state in ('agentDisputes', 'propertyDisputes'))::integer as disputed,
        count(*) filter (where l.state = any($${waiting}))::integer as waiting,
        coalesce(sum(l.amount - l.allowed) filter (where l.state = any($${waiting})), 0)::bigint as "waitingAmount",
        sum(x."left")::bigint as "left", sum(greatest(x."left", 0))::bigint as owing
      from month_line l cross join lateral (select left_of_month_line(l) as "left") x
     where l.property_id = s.property_id and l.month_statement_id = s.month_statement_id) t`

/** Statements with whose they are, without their sums: a list finds its page among them, and only then adds up lines. */
const named = 'from month_statement s join travel_agent a using (travel_agent_id) join property p using (property_id)'

/** A filter by state looks at the lines only of statements that both agreed on: the others are open whatever is left. */
const inState = (place: number): string =>
  `case $${place}::text when 'open' then s.state = 'open' when 'agreed' then s.state = 'agreed' and ${owing}
     when 'settled' then s.state = 'agreed' and not ${owing} else true end`

const monthAsked = (month: string | undefined) => (month === undefined ? null : firstOfMonth(toDay(month)))

/** A page of the property's statements, the last month first. */
export const monthPage = async (
  tx: PropertyTx,
  { text, month, state }: Pick<CallRequest<'booking/monthly/list'>, 'text' | 'month' | 'state'>,
  { limit, offset }: Page,
): Promise<Listed<MonthHead[]>> => {
  const where = `s.property_id = $1 and ($2 = '' or folded(a.name_vi || ' ' || a.name_en || ' ' || a.code) like '%' || folded($2) || '%')
    and ($3::date is null or s.month = $3) and ${inState(4)}`
  const values = [tx.propertyId, likeText(text), monthAsked(month), state ?? null]
  const page = `(select s.* ${named} where ${where} order by s.month desc, a.code, s.month_statement_id limit $5 offset $6)`
  const rows = await headRows(tx, `select ${columns}, ${agent} ${summed(page, 7)} order by s.month desc, a.code, s.month_statement_id`, [
    ...values,
    limit,
    offset,
    waitingFor('property'),
  ])
  const [found] = await totalRows(tx, `select count(*)::integer as total ${named} where ${where}`, values)
  const [all] = await totalRows(tx, 'select count(*)::integer as total from month_statement where property_id = $1', [tx.propertyId])
  return { rows, total: found?.total ?? 0, all: all?.total ?? 0 }
}

/** The property's statement with an id. */
export const monthHead = async (tx: PropertyTx, id: string): Promise<MonthHead | undefined> =>
  (
    await headRows(
      tx,
      `select ${columns}, ${agent} ${summed('month_statement', 1)} where s.property_id = $2 and s.month_statement_id = $3`,
      [waitingFor('property'), tx.propertyId, id],
    )
  )[0]

/** A page of an agent's statements at all properties, the last month first. */
export const monthsOfAgent = async (
  tx: Tx,
  travelAgentId: string,
  asked: CallRequest<'distribution/monthly-statements'>,
): Promise<Listed<AgentMonth[]>> => {
  const where = `s.travel_agent_id = $1 and ($2::text is null or p.code = $2) and ($3::date is null or s.month = $3) and ${inState(4)}`
  const values = [travelAgentId, asked.property ?? null, monthAsked(asked.month), asked.state ?? null]
  const page = `(select s.* ${named} where ${where} order by s.month desc, p.code, s.month_statement_id limit $5 offset $6)`
  const rows = await agentRows(
    tx,
    `select ${columns}, ${property} ${summed(page, 7)} order by s.month desc, p.code, s.month_statement_id`,
    [...values, asked.limit, asked.offset, waitingFor('agent')],
  )
  const [found] = await totalRows(tx, `select count(*)::integer as total ${named} where ${where}`, values)
  const [all] = await totalRows(tx, 'select count(*)::integer as total from month_statement where travel_agent_id = $1', [travelAgentId])
  return { rows, total: found?.total ?? 0, all: all?.total ?? 0 }
}

/** An agent's own statement, at any property. */
export const monthOfAgent = async (tx: Tx, id: string, travelAgentId: string): Promise<AgentMonth | undefined> =>
  (
    await agentRows(
      tx,
      `select ${columns}, ${property} ${summed('month_statement', 1)} where s.travel_agent_id = $2 and s.month_statement_id = $3`,
      [waitingFor('agent'), travelAgentId, id],
    )
  )[0]

const placeRows = rowsLike(z.strictObject({ propertyId: z.uuid(), statementId: z.uuid() }))

/** Where an agent's own statement is, by its id or by that of one of its lines. */
export const placeOfMonth = async (
  tx: Tx,
  travelAgentId: string,
  { id = null, line = null }: { readonly id?: string | null; readonly line?: string | null },
) => {
  const [place] = await placeRows(
    tx,
    `select s.property_id as "propertyId", s.month_statement_id as "statementId" from month_statement s
      where s.travel_agent_id = $1 and (s.month_statement_id = $2
        or exists (select from month_line l where l.property_id = s.property_id and l.month_statement_id = s.month_statement_id and l.month_line_id = $3))`,
    [travelAgentId, id, line],
  )
  return place
}
