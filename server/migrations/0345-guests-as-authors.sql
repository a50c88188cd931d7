-- A guest who books on a property's own site is an author of a booking's events and of the diary.
alter table booking_event
  drop constraint booking_event_origin_check,
  add constraint booking_event_origin_check check (origin in ('screen', 'batch', 'pms', 'agent', 'guest', 'system'));
alter table diary_entry
  drop constraint diary_entry_origin_check,
  add constraint diary_entry_origin_check check (origin in ('screen', 'batch', 'pms', 'agent', 'guest', 'system'));
