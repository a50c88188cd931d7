-- A booking keeps the commission that the contract said on the day on which it was booked, and what that is of its price. Bookings from before this
-- keep none: nothing was computed for them.
alter table booking
  add column commission_basis_points integer check (commission_basis_points between 0 and 10000),
  add column commission bigint check (commission >= 0),
  add constraint booking_commission_whole check ((commission_basis_points is null) = (commission is null));
