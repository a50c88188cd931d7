-- A guest buys tickets on a park's own site, without an agent and never on credit, and is an author of the booking's events.
alter table ticket_booking
  alter column travel_agent_id drop not null,
  add constraint tickets_on_credit_have_an_agent check (payment_method <> 'debt' or travel_agent_id is not null);
alter table ticket_booking_event
  drop constraint ticket_booking_event_origin_check,
  add constraint ticket_booking_event_origin_check check (origin in ('screen', 'agent', 'guest', 'system'));
