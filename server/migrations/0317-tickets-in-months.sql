-- Tickets of parks are lines of a month beside rooms. As in the ledger, a line's `booking_id` is the id of either, and two generated columns hold
-- it to the right table.
alter table month_line
  add column of_tickets boolean not null default false,
  add column room_booking_id uuid generated always as (case when not of_tickets then booking_id end) stored,
  add column ticket_booking_id uuid generated always as (case when of_tickets then booking_id end) stored;
alter table month_line drop constraint month_line_property_id_booking_id_fkey;
alter table month_line
  add constraint month_line_of_room_booking foreign key (property_id, room_booking_id) references booking,
  add constraint month_line_of_ticket_booking foreign key (property_id, ticket_booking_id) references ticket_booking;

-- What of bookings a month reads, of rooms and of tickets. A stay belongs to the month of its check-out, a visit to that of its day.
create view monthly_booking with (security_invoker = true) as
  select property_id, booking_id, false as of_tickets, travel_agent_id, code, state, check_in as first_day, check_out as last_day,
         check_out as service_day, guest_name, currency, total, paid, payment_method, commission_basis_points, commission, changed_at
    from booking
  union all
  select property_id, ticket_booking_id, true, travel_agent_id, code, state, visit_day, last_day, visit_day, guest_name, currency, total, paid,
         payment_method, null, null, changed_at
    from ticket_booking;
grant select on monthly_booking to innkeeper_tenant, innkeeper_platform;

-- What is left of a line, of rooms or of tickets.
create or replace function left_of_month_line(line month_line) returns bigint language sql stable as $$
  select case when line.carried then 0::bigint else (
    select sum(l.amount - l.allowed) from month_line l where l.property_id = line.property_id and l.booking_id = line.booking_id)::bigint
    - coalesce(
      (select b.paid from booking b where b.property_id = line.property_id and b.booking_id = line.room_booking_id),
      (select t.paid from ticket_booking t where t.property_id = line.property_id and t.ticket_booking_id = line.ticket_booking_id)) end
$$;
