-- Ctrl K finds a park's ticket bookings as it finds bookings of rooms (0257): this index has the texts of one property and those of all.
create index ticket_booking_text on ticket_booking using gin (property_id, search_text gin_trgm_ops);
drop index ticket_booking_search;

-- As `bookings_with`: row security keeps a park's own requests from an index of texts, and this looks no further than the running property.
create function ticket_bookings_with(pattern text, most integer) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query execute 'select ticket_booking_id from ticket_booking where property_id = $1 and search_text like $2 limit $3'
    using current_property(), pattern, most;
end
$$;
revoke execute on function ticket_bookings_with(text, integer) from public;
grant execute on function ticket_bookings_with(text, integer) to innkeeper_tenant;

-- What an agent booked at one park, for the park's list of agents.
create index ticket_booking_of_agent_here on ticket_booking (property_id, travel_agent_id, created_at);
