import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { firstOfMonth, toDay } from '@innkeeper/rules/days/day'
import { disputedStates } from '@innkeeper/rules/month-statement/month-line-states'
import type { Listed } from '#kit/call/listed.ts'
import type { Page } from '#kit/records/pages.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A month of a property in the platform's list. */
export type PropertyMonth = CallOutput<'supplier/booking/monthly-all'>[number]

/** A line of a month of a property as the platform reads it. */
export type PlatformLine = CallOutput<'supplier/booking/monthly-lines'>[number]

const monthRows = rowsLike(catalogue['supplier/booking/monthly-all'].output.element.strict())

type Asked = Pick<CallRequest<'supplier/booking/monthly-all'>, 'hotelId' | 'month' | 'state'>

// The months are found from the sums of the statements; their lines are added up for those of the page alone.
const grouped = `select s.property_id, s.month, s.currency, bool_and(s.state = 'agreed') as agreed, count(*)::integer as agents,
    count(*) filter (where s.state = 'agreed')::integer as "agreedAgents", sum(s.lines)::integer as lines,
    sum(s.amount - s.allowed)::bigint as amount
  from month_statement s where ($1::uuid is null or s.property_id = $1) and ($2::date is null or s.month = $2)
 group by s.property_id, s.month, s.currency
having $3::text is null or bool_and(s.state = 'agreed') = ($3 = 'agreed')`

/** The sums of lines; `place` is where the values have the states of what is disputed. */
const lineSums = (place: number): string => `count(*) filter (where l.state = any($${place}))::integer as disputed,
    coalesce(sum(commission_of_month_line(l)), 0)::bigint as commission,
    coalesce(sum(commission_of_month_line(l)) filter (where l.state = 'agreed'), 0)::bigint as "agreedCommission"`

const agentOf = `json_build_object('id', a.travel_agent_id, 'code', a.code, 'name', json_build_object('vi', a.name_vi, 'en', a.name_en)) as agent`

const valuesOf = ({ hotelId, month, state }: Asked) => [
  hotelId ?? null,
  month === undefined ? null : firstOfMonth(toDay(month)),
  state ?? null,
]

const monthPage = (tx: Tx, asked: Asked, { limit, offset }: Page): Promise<PropertyMonth[]> =>
  monthRows(
    tx,
    `select json_build_object('id', p.property_id, 'code', p.code, 'name', json_build_object('vi', p.name_vi, 'en', p.name_en)) as property,
        g.month, g.currency, case when g.agreed then 'agreed' else 'open' end as state, g.agents, g."agreedAgents", g.lines, t.disputed, g.amount,
        t.commission, t."agreedCommission"
       from (select g.*, p.code from (${grouped}) g join property p using (property_id)
              order by g.month desc, p.code, g.currency limit $4 offset $5) g
       join property p using (property_id)
       cross join lateral (select ${lineSums(6)} from month_line l join month_statement s using (property_id, month_statement_id)
          where l.property_id = g.property_id and s.month = g.month and s.currency = g.currency) t
      order by g.month desc, g.code, g.currency`,
    [...valuesOf(asked), limit, offset, disputedStates],
  )

/** A page of the months of all properties, the last month first. */
export const platformMonths = async (tx: Tx, asked: Asked, page: Page): Promise<Listed<PropertyMonth[]>> => {
  const counted = `select count(*)::integer as total from (${grouped}) g`
  const [found] = await totalRows(tx, counted, valuesOf(asked))
  const [all] = await totalRows(tx, counted, valuesOf({}))
  return { rows: await monthPage(tx, asked, page), total: found?.total ?? 0, all: all?.total ?? 0 }
}

/** A month of a property: which property, which month, in which currency. */
export type MonthPlace = CallRequest<'supplier/booking/monthly-detail'>

/** The month of a property; undefined where there is none. */
export const platformMonth = async (tx: Tx, { hotelId, month, currency }: MonthPlace): Promise<PropertyMonth | undefined> =>
  (await monthPage(tx, { hotelId, month }, { limit: 100, offset: 0 })).find((one) => one.currency === currency)

type AgentRow = CallOutput<'supplier/booking/monthly-detail'>['statements'][number]

const agentRows = rowsLike(catalogue['supplier/booking/monthly-detail'].output.shape.statements.element.strict())

const placed = (place: MonthPlace) => [place.hotelId, firstOfMonth(toDay(place.month)), place.currency]

/** The statements of a month of a property, in the order of their agents. */
export const monthByAgent = (tx: Tx, place: MonthPlace): Promise<AgentRow[]> =>
  agentRows(
    tx,
    `select s.month_statement_id as id, ${agentOf}, s.state, s.lines, s.amount - s.allowed as amount, t.disputed, t.commission, t."agreedCommission"
       from month_statement s join travel_agent a using (travel_agent_id)
       cross join lateral (select ${lineSums(4)} from month_line l
          where l.property_id = s.property_id and l.month_statement_id = s.month_statement_id) t
      where s.property_id = $1 and s.month = $2 and s.currency = $3 order by a.code, s.month_statement_id`,
    [...placed(place), disputedStates],
  )

const lineRows = rowsLike(catalogue['supplier/booking/monthly-lines'].output.element.strict())

const ofMonth = `from month_line l join month_statement s using (property_id, month_statement_id)
  where l.property_id = $1 and s.month = $2 and s.currency = $3`

/** A page of the lines of a month of a property: what is disputed first, then in the order of check-out. */
export const platformMonthLines = async (tx: Tx, place: MonthPlace, { limit, offset }: Page): Promise<Listed<PlatformLine[]>> => {
  const rows = await lineRows(
    tx,
    `select l.month_line_id as id, b.code, b.guest_name as "guestName", l.of_tickets as "ofTickets", b.first_day as "checkIn",
        b.last_day as "checkOut", b.state as "bookingState",
        b.payment_method = 'debt' as "onCredit", l.reason, l.state, l.amount, l.allowed, ${agentOf},
        case when b.commission_basis_points is not null then
          json_build_object('basisPoints', b.commission_basis_points, 'amount', commission_of_month_line(l)) end as commission
       from month_line l join month_statement s using (property_id, month_statement_id) join monthly_booking b using (property_id, booking_id)
       join travel_agent a on a.travel_agent_id = s.travel_agent_id
      where l.property_id = $1 and s.month = $2 and s.currency = $3
      order by (l.state = any($6)) desc, b.service_day, b.code, l.month_line_id limit $4 offset $5`,
    [...placed(place), limit, offset, disputedStates],
  )
  const [all] = await totalRows(tx, `select count(*)::integer as total ${ofMonth}`, placed(place))
  return { rows, total: all?.total ?? 0, all: all?.total ?? 0 }
}
