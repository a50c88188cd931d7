/** Monthly statements, compared with the bookings. $1 is the hotel, $2 the first day of this month. */
export const monthRecounts = {
  'a statement is not the sum of its lines': `
    select m.month, m.lines, m.amount, l.* from month_statement m
     cross join lateral (
       select count(*) as counted, sum(amount) as added, sum(allowed) as taken_off, bool_and(state = 'agreed') as agreed
         from month_line l where l.property_id = $1 and l.month_statement_id = m.month_statement_id) l
     where m.property_id = $1
       and (m.lines <> l.counted or m.amount <> l.added or m.allowed <> l.taken_off or (m.state = 'agreed') <> l.agreed)`,
  'a booking’s open line says something else than the booking costs': `
    select b.code, b.state, b.total, l.amount, l.state as line from booking b
     cross join lateral (
       select sum(amount) as amount, bool_or(state <> 'agreed') as open, string_agg(state, ' ') as state
         from month_line l where l.property_id = $1 and l.booking_id = b.booking_id) l
     where b.property_id = $1 and l.open and l.amount <> case when b.state in ('cancel', 'void')
         then (select coalesce(sum(e.amount), 0) from ledger_entry e where e.property_id = $1 and e.booking_id = b.booking_id
               and e.kind = 'cancellation fee' and e.source = 'terms') else b.total end`,
  'a booking on credit whose guests left before this month is in no statement, or one is in two': `
    select b.code, b.state, b.check_out, l.lines from booking b
     cross join lateral (
       select count(*) as lines from month_line l where l.property_id = $1 and l.booking_id = b.booking_id and l.reason <> 'changed') l
     where b.property_id = $1 and b.payment_method = 'debt' and b.check_out < $2::date
       and l.lines <> 1 and (l.lines > 1 or b.state = 'close')`,
  'a payment of a month is not the sum of its transactions': `
    select p.month_payment_id, p.amount, e.amount as added from month_payment p
     cross join lateral (
       select sum(e.amount) as amount from month_payment_part x join ledger_entry e using (property_id, ledger_entry_id)
        where x.property_id = $1 and x.month_payment_id = p.month_payment_id) e
     where p.property_id = $1 and p.amount <> e.amount`,
} as const

/** What the clock should have done. $1 is the hotel, $2 today, $3 now. */
export const clockRecounts = {
  'a booking waits although its payment term has passed': `
    select code, state, pay_by from booking
     where property_id = $1 and $2::date is not null and state in ('await payment', 'payment failed') and pay_by < $3::timestamptz`,
  'a booking’s day has come, and its state has not moved': `
    select code, state, check_in, check_out from booking
     where property_id = $1 and $3::timestamptz is not null and state = 'confirm' and check_in <= $2::date`,
  'an offer holds rooms beyond its moment': `
    select booking_request_id from booking_offer
     where property_id = $1 and $2::date is not null and state = 'open' and valid_until < $3::timestamptz`,
} as const

/** Tickets of a park. $1 is the park. */
export const ticketRecounts = {
  'a day of a park has sold something else than its bookings have': `
    with counted as (
      select t.ticket_product_id, b.visit_day as day, t.slot, sum(t.adults + t.children + t.seniors)::integer as people
        from ticket t join ticket_booking b using (property_id, ticket_booking_id)
       where b.property_id = $1 and b.state not in ('cancel', 'void') group by 1, 2, 3)
    select d.day, d.sold, d.room, c.people from (select * from ticket_day where property_id = $1) d
      full join counted c using (ticket_product_id, day, slot)
     where coalesce(d.sold, -1) <> coalesce(c.people, 0) or d.sold > d.room`,
} as const
