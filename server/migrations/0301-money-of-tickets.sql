-- One ledger for bookings of rooms and of tickets: an entry's `booking_id` is the id of either, and says of which. Two generated columns
-- hold it to the right table, so that nothing else that reads or writes the ledger has to know.
alter table ledger_entry
  add column of_tickets boolean not null default false,
  add column room_booking_id uuid generated always as (case when not of_tickets then booking_id end) stored,
  add column ticket_booking_id uuid generated always as (case when of_tickets then booking_id end) stored;
alter table ledger_entry drop constraint ledger_entry_property_id_booking_id_fkey;
alter table ledger_entry
  add constraint ledger_entry_of_room_booking foreign key (property_id, room_booking_id) references booking,
  add constraint ledger_entry_of_ticket_booking foreign key (property_id, ticket_booking_id) references ticket_booking,
  add constraint ledger_entry_of_its_booking unique (property_id, ledger_entry_id, booking_id);

-- A refund is of the booking of its entry, whichever it is.
alter table refund drop constraint refund_property_id_booking_id_fkey;
alter table refund
  add constraint refund_of_its_entry foreign key (property_id, ledger_entry_id, booking_id)
    references ledger_entry (property_id, ledger_entry_id, booking_id);

-- What the money of a booking is about, of rooms or of tickets. A stay or a visit begins and ends on a day.
create view payable with (security_invoker = true) as
  select property_id, booking_id, false as of_tickets, code, state, check_in as first_day, check_out as last_day, guest_name,
         snapshot->'travelAgent'->'name' as agent, currency, total, paid, payment_method, pay_by, nullif(snapshot->'payments', '[]') as payments,
         search_text
    from booking
  union all
  select property_id, ticket_booking_id, true, code, state, visit_day, last_day, guest_name,
         snapshot->'travelAgent'->'name', currency, total, paid, payment_method, pay_by, null,
         search_text
    from ticket_booking;
grant select on payable to innkeeper_tenant, innkeeper_platform;

-- What a booking says it was paid is the sum of its entries; of tickets too.
create or replace function booking_is_its_ledger() returns trigger language plpgsql as $$
declare
  of_booking uuid;
  said bigint;
  added bigint;
begin
  if tg_table_name = 'ticket_booking' then
    of_booking := new.ticket_booking_id;
  else
    of_booking := new.booking_id;
  end if;
  select paid into said from payable where property_id = new.property_id and booking_id = of_booking;
  added := paid_by_ledger(new.property_id, of_booking);
  if said is distinct from added then
    raise exception 'booking % says that % was paid, its entries add up to %', of_booking, said, added
      using errcode = 'check_violation', table = 'booking', constraint = 'booking_is_its_ledger';
  end if;
  return null;
end
$$;
create constraint trigger tickets_made_as_their_ledger after insert on ticket_booking deferrable initially deferred
  for each row when (new.paid <> 0) execute function booking_is_its_ledger();
create constraint trigger tickets_paid_as_their_ledger after update on ticket_booking deferrable initially deferred
  for each row when (new.paid is distinct from old.paid) execute function booking_is_its_ledger();

-- The entries that tickets had in a table of their own. Nothing could record a payment there: all of them are what the terms wrote.
insert into ledger_entry (property_id, ledger_entry_id, booking_id, of_tickets, kind, amount, currency, payment_method, paid_on, note, at, person)
  select property_id, ticket_ledger_entry_id, ticket_booking_id, true, kind, amount, currency, payment_method, paid_on, note, at, person
    from ticket_ledger_entry;
drop table ticket_ledger_entry;

-- The park's list of its ticket bookings, and the platform's of all.
create index ticket_booking_search on ticket_booking using gin (search_text gin_trgm_ops);
