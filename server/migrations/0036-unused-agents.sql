-- The platform deletes an agent that has left no traces: one that never booked, was never linked, and has no key.
grant delete on travel_agent to innkeeper_platform;
