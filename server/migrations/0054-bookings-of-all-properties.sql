-- The platform looks at the bookings of all properties: each order of its list is an index, in both directions.
create index booking_changed on booking (changed_at, booking_id);
create index booking_arriving on booking (check_in, booking_id);
create index booking_leaving on booking (check_out, booking_id);
create index booking_booked on booking (created_at, booking_id);
-- Few states and many agents are seldom seen among what changed last.
create index booking_of_state on booking (state, changed_at, booking_id);
create index booking_through_agent on booking (travel_agent_id, changed_at, booking_id) where travel_agent_id is not null;
