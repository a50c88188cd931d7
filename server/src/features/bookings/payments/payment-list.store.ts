import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { likeText } from '#database/like-text.ts'
import type { Listed } from '#kit/call/listed.ts'
import { askedOrderText } from '#kit/records/list-order.ts'
import { totalOf } from '#kit/records/list.ts'
import { countedFor, pagesLike, type Page } from '#kit/records/pages.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A transaction in the list. */
export type EntryRow = CallOutput<'booking/payment/get-all'>[number]

type Filter = CallRequest<'booking/payment/totals'>
type Totals = CallOutput<'booking/payment/totals'>

const entry = catalogue['booking/payment/get-all'].output.element.strict()
const entryRows = rowsLike(entry)
const entryPages = pagesLike(entry)

const columns = `e.ledger_entry_id as id, b.code, b.guest_name as "guestName", b.agent, e.of_tickets as "ofTickets", e.kind, e.amount,
  e.currency, e.paid_on as "paidOn", e.payment_method as "paymentMethod", e.rail, e.note, e.source, e.person, e.at, e.receipt,
  e.corrects, c.ledger_entry_id as "correctedBy",
  case when r.state is not null
    then json_build_object('state', r.state, 'paidOn', r.paid_on, 'note', r.note, 'version', r.version) end as refund`

const from = `from ledger_entry e
  join payable b using (property_id, booking_id)
  left join ledger_entry c on c.property_id = e.property_id and c.corrects = e.ledger_entry_id
  left join refund r on r.property_id = e.property_id and r.ledger_entry_id = e.ledger_entry_id`

const matching = `e.property_id = $1
  and ($2 = '' or b.search_text like '%' || folded($2) || '%')
  and (cardinality($3::text[]) = 0 or e.kind = any($3))
  and ($4::text is null or e.payment_method = $4)
  and ($5::text is null or e.source = $5)
  and ($6::date is null or e.paid_on >= $6)
  and ($7::date is null or e.paid_on <= $7)
  and ($8::text is null or b.code = $8)`

const valuesOf = (tx: PropertyTx, filter: Filter): readonly unknown[] => [
  tx.propertyId,
  likeText(filter.text),
  filter.kinds,
  filter.paymentMethod ?? null,
  filter.source ?? null,
  filter.fromDate ?? null,
  filter.toDate ?? null,
  filter.code ?? null,
]

const orders = {
  by: { paidOn: 'e.paid_on', amount: 'e.amount', code: 'b.code', kind: 'e.kind' },
  tieBreaker: 'e.ledger_entry_id',
  own: 'e.paid_on desc, e.ledger_entry_id desc',
  neverEmpty: true,
} as const

/** A page of the transactions, the last day first unless another order is asked for. */
export const entryPage = async (tx: PropertyTx, asked: CallRequest<'booking/payment/export'>, page: Page): Promise<Listed<EntryRow[]>> => {
  const values = valuesOf(tx, asked)
  const sql = `select ${columns} ${from} where ${matching} order by ${askedOrderText(asked, orders)}`
  const rows = await entryPages(tx, sql, values, page)
  return { rows, ...(await countedFor(page, () => countsOf(tx, values))) }
}

const countsOf = async (tx: PropertyTx, values: readonly unknown[]) => {
  const [found] = await totalRows(tx, `select count(*)::integer as total ${from} where ${matching}`, values)
  const all = await totalOf(tx.db.selectFrom('ledger_entry').select('ledger_entry_id').where('property_id', '=', tx.propertyId))
  return { total: found?.total ?? 0, all }
}

/** The property's transaction with an id, as the list shows it. */
export const entryOfId = async (tx: PropertyTx, id: string): Promise<EntryRow | undefined> => {
  const [entry] = await entryRows(tx, `select ${columns} ${from} where e.property_id = $1 and e.ledger_entry_id = $2`, [tx.propertyId, id])
  return entry
}

const totalsRows = rowsLike(catalogue['booking/payment/totals'].output.strict())

/**
 * What came in and went back, by the filter. Only what counts is added up: no transaction that was corrected; a fee by the terms is a
 * demand, and is counted among its kind alone.
 */
export const totalsOf = async (tx: PropertyTx, filter: Filter): Promise<Totals> => {
  const [totals] = await totalsRows(tx, totalsQuery, valuesOf(tx, filter))
  if (totals === undefined) throw new Error('a property has totals')
  return totals
}

const sums = `coalesce(sum(effect) filter (where effect > 0), 0)::bigint as incoming, coalesce(-sum(effect) filter (where effect < 0), 0)::bigint as outgoing`

const totalsQuery = `
  with counted as (
    select e.kind, e.amount, e.effect, e.payment_method, date_trunc('month', e.paid_on)::date as month
      ${from} where ${matching} and c.ledger_entry_id is null and e.amount > 0)
  select (select currency from property where property_id = $1) as currency,
    (select coalesce(sum(effect) filter (where effect > 0), 0)::bigint from counted) as incoming,
    (select coalesce(-sum(effect) filter (where effect < 0), 0)::bigint from counted) as outgoing,
    (select coalesce(json_agg(k order by k.kind), '[]') from (
      select kind, count(*)::integer as count, sum(amount)::bigint as amount from counted group by kind) k) as "byKind",
    (select coalesce(json_agg(m order by m."paymentMethod"), '[]') from (
      select payment_method as "paymentMethod", ${sums} from counted group by payment_method having bool_or(effect <> 0)) m) as "byMethod",
    (select coalesce(json_agg(m order by m.month), '[]') from (
      select month, ${sums} from counted group by month having bool_or(effect <> 0)) m) as "byMonth"`
