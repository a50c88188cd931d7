-- What a booking was before each change: append-only, so that what was agreed before can always be read again.
create table booking_agreement (
  property_id uuid not null,
  booking_id uuid not null,
  agreement_no integer not null check (agreement_no > 0),
  check_in date not null,
  check_out date not null,
  guest_name text not null,
  guest_phone text not null,
  guest_email text not null,
  state text not null,
  total bigint not null,
  paid bigint not null,
  snapshot jsonb not null,
  until timestamptz not null,
  primary key (property_id, booking_id, agreement_no),
  foreign key (property_id, booking_id) references booking,
  constraint booking_agreement_guest_name_one_line check (guest_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('booking_agreement');
revoke update, delete on booking_agreement from innkeeper_tenant, innkeeper_platform;

-- Gives back what a booking of the running property has besides its nights and its credit, before the changed stay takes its own: rooms, services,
-- uses of promotions and of a gift code. The caller has locked the booking, and what it asks for anew.
create function release_booked(of_booking uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update promotion p set uses = uses - 1
    from booking_promotion b
   where b.property_id = current_property() and b.booking_id = of_booking
     and p.property_id = b.property_id and p.promotion_id = b.promotion_id and p.most_uses is not null;
  update gift_code g set uses = uses - 1, taken = taken - 1
    from booking_gift_code b
   where b.property_id = current_property() and b.booking_id = of_booking and g.property_id = b.made_at and g.gift_code_id = b.gift_code_id;
  delete from booking_promotion where property_id = current_property() and booking_id = of_booking;
  delete from booking_gift_code where property_id = current_property() and booking_id = of_booking;
  delete from booking_hotel_service where property_id = current_property() and booking_id = of_booking;
  delete from booking_room where property_id = current_property() and booking_id = of_booking;
end
$$;
revoke execute on function release_booked(uuid) from public;
grant execute on function release_booked(uuid) to innkeeper_tenant;
