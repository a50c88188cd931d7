-- Money that comes in twice for tickets is counted, as for rooms, and what is too much of it is paid back: for a moment more is paid than
-- the total.
alter table ticket_booking
  drop constraint ticket_booking_check1,
  add constraint ticket_booking_paid_check check (paid >= 0);
