-- Links by which tickets are paid, as 0301 did for the ledger: `booking_id` is the id of a booking of rooms or of tickets, and two generated
-- columns hold it to the right table.
alter table payment_link
  add column of_tickets boolean not null default false,
  add column room_booking_id uuid generated always as (case when not of_tickets then booking_id end) stored,
  add column ticket_booking_id uuid generated always as (case when of_tickets then booking_id end) stored;
alter table payment_link drop constraint payment_link_property_id_booking_id_fkey;
alter table payment_link
  add constraint payment_link_of_room_booking foreign key (property_id, room_booking_id) references booking,
  add constraint payment_link_of_ticket_booking foreign key (property_id, ticket_booking_id) references ticket_booking;
