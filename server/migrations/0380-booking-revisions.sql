-- What connected systems are told of bookings: each move of a booking is a revision, numbered per property without a gap (decision 0104).
create table booking_revision (
  property_id uuid not null references property,
  number bigint not null check (number > 0),
  booking_id uuid not null,
  kind text not null check (kind in ('made', 'changed', 'payment', 'checkedIn', 'closed', 'cancelled', 'noShow')),
  -- When the booking moved.
  at timestamptz not null,
  -- What the booking was after the move.
  state text not null,
  check_in date not null,
  check_out date not null,
  guest_name text not null,
  guest_phone text not null,
  guest_email text not null,
  note text not null,
  total bigint not null,
  paid bigint not null,
  payment_method text not null,
  pay_by timestamptz,
  cancel_reason text,
  snapshot jsonb not null,
  primary key (property_id, number),
  foreign key (property_id, booking_id) references booking,
  constraint booking_revision_guest_name_one_line check (guest_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('booking_revision');
revoke update, delete on booking_revision from innkeeper_tenant, innkeeper_platform;
create index booking_revision_of_booking on booking_revision (property_id, booking_id, number desc);

-- Whoever writes a booking, this writes its revision when the transaction ends: the lock of the number is then held for the commit alone, the
-- booking is as it stays, and several writes of one transaction are one revision. What systems are not told of makes none.
create function revise_booking() returns trigger language plpgsql as $$
declare
  b booking%rowtype;
  former booking_revision%rowtype;
  is_told boolean;
  ended constant text[] := '{cancel,void}';
  of_kind text;
  next_number bigint;
begin
  select * into strict b from booking where property_id = new.property_id and booking_id = new.booking_id;
  select * into former from booking_revision
   where property_id = new.property_id and booking_id = new.booking_id order by number desc limit 1;
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
  insert into booking_revision (property_id, number, booking_id, kind, at, state, check_in, check_out, guest_name, guest_phone, guest_email,
      note, total, paid, payment_method, pay_by, cancel_reason, snapshot)
    values (b.property_id, next_number, b.booking_id, of_kind, b.changed_at, b.state, b.check_in, b.check_out, b.guest_name, b.guest_phone,
      b.guest_email, b.note, b.total, b.paid, b.payment_method, b.pay_by, b.cancel_reason, b.snapshot);
  return null;
end
$$;
create constraint trigger booking_made_is_revised after insert on booking deferrable initially deferred
  for each row execute function revise_booking();
create constraint trigger booking_moved_is_revised after update on booking deferrable initially deferred
  for each row execute function revise_booking();

-- Bookings from before: those that a hotel still expects.
insert into booking_revision (property_id, number, booking_id, kind, at, state, check_in, check_out, guest_name, guest_phone, guest_email,
    note, total, paid, payment_method, pay_by, cancel_reason, snapshot)
  select property_id, row_number() over (partition by property_id order by created_at, booking_id), booking_id, 'made', changed_at, state,
      check_in, check_out, guest_name, guest_phone, guest_email, note, total, paid, payment_method, pay_by, cancel_reason, snapshot
    from booking where check_out >= current_date and state not in ('cancel', 'void', 'close');
