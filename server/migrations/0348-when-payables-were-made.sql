-- When what is paid for was booked: a transfer from before that day pays something else.
create or replace view payable with (security_invoker = true) as
  select property_id, booking_id, false as of_tickets, code, state, check_in as first_day, check_out as last_day, guest_name,
         snapshot->'travelAgent'->'name' as agent, currency, total, paid, payment_method, pay_by, nullif(snapshot->'payments', '[]') as payments,
         search_text, created_at
    from booking
  union all
  select property_id, ticket_booking_id, true, code, state, visit_day, last_day, guest_name,
         snapshot->'travelAgent'->'name', currency, total, paid, payment_method, pay_by, null,
         search_text, created_at
    from ticket_booking;
