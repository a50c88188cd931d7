-- Each order of a property's list of bookings is an index, in both directions.
create index booking_by_code on booking (property_id, code, booking_id);
create index booking_by_guest on booking (property_id, guest_name collate "vi-x-icu", booking_id);
create index booking_by_arrival on booking (property_id, check_in, booking_id);
create index booking_by_total on booking (property_id, total, booking_id);
create index booking_by_owed on booking (
  property_id,
  (case when paid < total and payment_method <> 'debt' and state not in ('cancel', 'void') then total - paid else 0 end),
  booking_id
);
create index booking_by_state on booking (property_id, state, booking_id);
drop index booking_by_check_in;
