-- Connected systems are told of tickets as well (decision 0112). As in the ledger (0301), a revision's `booking_id` is the id of a booking of
-- rooms or of tickets, and two generated columns hold it to the right table. Of tickets the days are those of the visit.
alter table booking_revision
  add column of_tickets boolean not null default false,
  add column room_booking_id uuid generated always as (case when not of_tickets then booking_id end) stored,
  add column ticket_booking_id uuid generated always as (case when of_tickets then booking_id end) stored;
alter table booking_revision drop constraint booking_revision_property_id_booking_id_fkey;
alter table booking_revision
  add constraint booking_revision_of_room_booking foreign key (property_id, room_booking_id) references booking,
  add constraint booking_revision_of_ticket_booking foreign key (property_id, ticket_booking_id) references ticket_booking;

-- What connected systems are told of a booking, of rooms or of tickets.
create view told_booking with (security_invoker = true) as
  select property_id, booking_id, false as of_tickets, code, state, check_in, check_out, guest_name, guest_phone, guest_email, note, currency,
         total, paid, payment_method, pay_by, cancel_reason, snapshot, created_at, changed_at
    from booking
  union all
  select property_id, ticket_booking_id, true, code, state, visit_day, last_day, guest_name, guest_phone, guest_email, note, currency,
         total, paid, payment_method, pay_by, cancel_reason, snapshot, created_at, changed_at
    from ticket_booking;
grant select on told_booking to innkeeper_tenant, innkeeper_platform;

-- Whoever writes a booking, of rooms or of tickets, this writes its revision when the transaction ends (0380).
create or replace function revise_booking() returns trigger language plpgsql as $$
declare
  b told_booking%rowtype;
  of_booking uuid;
  former booking_revision%rowtype;
  is_told boolean;
  ended constant text[] := '{cancel,void}';
  of_kind text;
  next_number bigint;
begin
  if tg_table_name = 'ticket_booking' then
    of_booking := new.ticket_booking_id;
  else
    of_booking := new.booking_id;
  end if;
  select * into strict b from told_booking where property_id = new.property_id and booking_id = of_booking;
  select * into former from booking_revision
   where property_id = b.property_id and booking_id = b.booking_id order by number desc limit 1;
  is_told := found;
  if is_told and (former.state, former.check_in, former.check_out, former.guest_name, former.guest_phone, former.guest_email, former.note,
      former.total, former.paid, former.payment_method, former.pay_by, former.cancel_reason, former.snapshot)
      is not distinct from (b.state, b.check_in, b.check_out, b.guest_name, b.guest_phone, b.guest_email, b.note,
      b.total, b.paid, b.payment_method, b.pay_by, b.cancel_reason, b.snapshot) then
    return null;
  end if;
  of_kind := case
    when b.state = any (ended) and not (is_told and former.state = any (ended)) then
      case when exists (select from booking_event e where e.property_id = b.property_id and e.booking_id = b.booking_id and e.kind = 'noShow')
        then 'noShow' else 'cancelled' end
    when not is_told then 'made'
    when (former.check_in, former.check_out, former.guest_name, former.guest_phone, former.guest_email, former.note, former.snapshot)
      is distinct from (b.check_in, b.check_out, b.guest_name, b.guest_phone, b.guest_email, b.note, b.snapshot) then 'changed'
    when b.state = 'in service' and former.state <> b.state then 'checkedIn'
    when b.state = 'close' and former.state <> b.state then 'closed'
    else 'payment' end;
  perform pg_advisory_xact_lock(hashtextextended('booking_revision ' || b.property_id, 0));
  select coalesce(max(number), 0) + 1 into next_number from booking_revision where property_id = b.property_id;
  insert into booking_revision (property_id, number, booking_id, of_tickets, kind, at, state, check_in, check_out, guest_name, guest_phone,
      guest_email, note, total, paid, payment_method, pay_by, cancel_reason, snapshot)
    values (b.property_id, next_number, b.booking_id, b.of_tickets, of_kind, b.changed_at, b.state, b.check_in, b.check_out, b.guest_name,
      b.guest_phone, b.guest_email, b.note, b.total, b.paid, b.payment_method, b.pay_by, b.cancel_reason, b.snapshot);
  return null;
end
$$;
create constraint trigger tickets_made_are_revised after insert on ticket_booking deferrable initially deferred
  for each row execute function revise_booking();
create constraint trigger tickets_moved_are_revised after update on ticket_booking deferrable initially deferred
  for each row execute function revise_booking();

-- Bookings of tickets from before: those that a park still expects. A connection of a park is told of them; it has known none.
insert into booking_revision (property_id, number, booking_id, of_tickets, kind, at, state, check_in, check_out, guest_name, guest_phone,
    guest_email, note, total, paid, payment_method, pay_by, cancel_reason, snapshot)
  select t.property_id, coalesce((select max(number) from booking_revision r where r.property_id = t.property_id), 0)
      + row_number() over (partition by t.property_id order by t.created_at, t.ticket_booking_id),
      t.ticket_booking_id, true, 'made', t.changed_at, t.state, t.visit_day, t.last_day, t.guest_name, t.guest_phone, t.guest_email, t.note,
      t.total, t.paid, t.payment_method, t.pay_by, t.cancel_reason, t.snapshot
    from ticket_booking t where t.last_day >= current_date and t.state not in ('cancel', 'void', 'close');
