import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { likeText } from '#database/like-text.ts'
import type { Listed } from '#kit/call/listed.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { z } from 'zod'

type Due = CallOutput<'booking/payment/to-move'>[number]

const dueRows = rowsLike(catalogue['booking/payment/to-move'].output.element.strict())
const countRows = rowsLike(z.strictObject({ total: z.int(), all: z.int() }))

/** What is to move, what is due first before the rest: agreed payments, fees of what was cancelled, refunds. */
export const moneyToMove = async (tx: PropertyTx, asked: CallRequest<'booking/payment/to-move'>, now: Date): Promise<Listed<Due[]>> => {
  const values = [tx.propertyId, likeText(asked.text), asked.kinds, now.toISOString()]
  const rows = await dueRows(
    tx,
    `${moving}
     select kind, id, code, of_tickets as "ofTickets", guest_name as "guestName", agent, amount, currency, due_on as "dueOn", due_on < today as overdue, refund
       from moving where ${matching} order by due_on, code, kind, id limit $5 offset $6`,
    [...values, asked.limit, asked.offset],
  )
  const [counts] = await countRows(
    tx,
    `${moving} select (count(*) filter (where ${matching}))::integer as total, count(*)::integer as "all" from moving`,
    values,
  )
  return { rows, ...(counts ?? { total: 0, all: 0 }) }
}

const matching = `($2 = '' or search_text like '%' || folded($2) || '%') and (cardinality($3::text[]) = 0 or kind = any($3))`

// A booking that agreed on no moments owes all of it by its own term, or when the guest arrives. What was paid fills the first payments.
const moving = `
  with here as (
    select time_zone, ($4::timestamptz at time zone time_zone)::date as today from property where property_id = $1),
  stages as (
    select b.booking_id, stage.place, (stage.value->>'dueAt')::timestamptz as due_at, (stage.value->>'amount')::bigint as amount,
        sum((stage.value->>'amount')::bigint) over (partition by b.booking_id order by stage.place) as upto,
        count(*) over (partition by b.booking_id) as stages
      from payable b
     cross join lateral jsonb_array_elements(coalesce(b.payments,
       jsonb_build_array(jsonb_build_object('dueAt', b.pay_by, 'amount', b.total)))) with ordinality as stage (value, place)
     where b.property_id = $1 and b.paid < b.total and b.payment_method <> 'debt' and b.state not in ('cancel', 'void')),
  fees as (
    select booking_id, sum(amount) as fee, max(paid_on) as since from ledger_entry
     where property_id = $1 and kind = 'cancellation fee' and source = 'terms' group by booking_id),
  owed as (
    select case when s.due_at is null and not b.of_tickets then 'atHotel' when s.place = 1 and s.stages > 1 then 'deposit' else 'balance' end as kind,
        null::uuid as id, s.booking_id, least(s.amount, s.upto - b.paid) as amount,
        coalesce((s.due_at at time zone h.time_zone)::date, b.first_day) as due_on, null::json as refund
      from stages s join payable b on b.property_id = $1 and b.booking_id = s.booking_id cross join here h
     where s.upto > b.paid
    union all
    select 'fee', null, b.booking_id, f.fee - b.paid, f.since, null
      from fees f join payable b on b.property_id = $1 and b.booking_id = f.booking_id
     where b.state in ('cancel', 'void') and b.payment_method <> 'debt' and f.fee > b.paid
    union all
    select 'refund', r.ledger_entry_id, r.booking_id, r.amount, e.paid_on, json_build_object('state', r.state, 'note', r.note,
          'byGateway', r.state in ('due', 'failed') and order_to_pay_back(r.property_id, r.ledger_entry_id) is not null)
      from refund r join ledger_entry e using (property_id, ledger_entry_id)
     where r.property_id = $1 and r.state in ('due', 'asked', 'failed')),
  moving as (
    select o.kind, o.id, b.code, b.of_tickets, b.guest_name, b.agent, o.amount::bigint as amount, b.currency, o.due_on,
        o.refund, b.search_text, h.today
      from owed o join payable b on b.property_id = $1 and b.booking_id = o.booking_id cross join here h)`
