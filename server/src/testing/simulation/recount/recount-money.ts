/** What counts of the ledger: an entry that another corrects does not. A fee that the terms wrote is a demand and moves nothing. */
const paid = `
    paid as (
      select e.booking_id, sum(case when e.kind = 'payment' then e.amount when e.kind in ('refund', 'cancellation refund') then -e.amount
          when e.source = 'terms' then 0 else e.amount end) as amount
        from ledger_entry e where e.property_id = $1
         and not exists (select from ledger_entry c where c.property_id = $1 and c.corrects = e.ledger_entry_id)
       group by e.booking_id),
    fee as (
      select booking_id, sum(amount) as amount from ledger_entry
       where property_id = $1 and kind = 'cancellation fee' and source = 'terms' group by booking_id)`

/** What bookings of rooms and of tickets say of their money, compared with the ledger. $1 is the property. */
const ledgerRecounts = {
  'a booking was paid something else than its transactions add up to, or more than it costs': `
    with ${paid}
    select b.code, b.state, b.total, b.paid, coalesce(p.amount, 0) as added, coalesce(f.amount, 0) as fee,
        (select json_agg(concat_ws(' ', e.kind, e.amount, e.source, e.note, e.corrects is not null) order by e.ledger_entry_id) from ledger_entry e
          where e.property_id = $1 and e.booking_id = b.booking_id) as ledger
      from payable b left join paid p using (booking_id) left join fee f using (booking_id)
     where b.property_id = $1
       and (b.paid <> coalesce(p.amount, 0) or b.paid > case when b.state in ('cancel', 'void') then coalesce(f.amount, 0) else b.total end)`,
  'a booking has more than one fee, or one while it lives': `
    select b.code, b.state, count(*) from payable b join ledger_entry e using (property_id, booking_id)
     where b.property_id = $1 and e.kind = 'cancellation fee' and e.source = 'terms'
     group by b.code, b.state having count(*) > 1 or b.state not in ('cancel', 'void')`,
  'a refund that was agreed is not on the list of money to move': `
    select e.ledger_entry_id, e.amount from ledger_entry e left join refund r using (property_id, ledger_entry_id)
     where e.property_id = $1 and e.kind in ('refund', 'cancellation refund') and e.amount > 0 and (e.source = 'terms' or e.awaits)
       and r.amount is distinct from e.amount`,
  'an order that was paid has not its one transaction, or a transaction of a gateway has no order': `
    select o.reference, o.amount, e.amount as entered from payment_order o full join ledger_entry e using (property_id, ledger_entry_id)
     where coalesce(o.property_id, e.property_id) = $1 and (o.state = 'paid' or (e.source = 'gateway' and e.kind in ('payment', 'cancellation fee')))
       and o.amount is distinct from e.amount`,
} as const

/** What agents have on credit. $1 is the property. */
export const moneyRecounts = {
  ...ledgerRecounts,
  'an agent’s credit used is not what its bookings owe on credit, or is more than its limit': `
    with ${paid},
    allowed as (select booking_id, sum(allowed) as amount from month_line where property_id = $1 and state = 'agreed' group by booking_id),
    owed as (
      select coalesce(r.travel_agent_id, t.travel_agent_id) as travel_agent_id,
          sum(case when b.state in ('cancel', 'void') then coalesce(f.amount, 0) else b.total end - coalesce(p.amount, 0) - coalesce(a.amount, 0)) as amount
        from payable b left join booking r using (property_id, booking_id)
        left join ticket_booking t on t.property_id = b.property_id and t.ticket_booking_id = b.booking_id
        left join paid p on p.booking_id = b.booking_id left join fee f on f.booking_id = b.booking_id
        left join allowed a on a.booking_id = b.booking_id
       where b.property_id = $1 and b.payment_method = 'debt' group by 1)
    select l.travel_agent_id, l.debt_used, l.debt_limit, o.amount as owed
      from travel_agent_link l left join owed o using (travel_agent_id)
     where l.property_id = $1 and (l.debt_used <> coalesce(o.amount, 0) or l.debt_used > coalesce(l.debt_limit, 0))`,
} as const
