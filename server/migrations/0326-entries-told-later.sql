-- What a gate without a network let in is told afterwards. It is never lost: what would not have let in by then is written with its reason, and
-- who came in twice by one entry takes no second place.
alter table visitor_entry
  add column told_at timestamptz,
  add column against text check (against in ('used', 'cancelled', 'unpaid', 'wrongDay', 'wrongSlot'));
alter table visitor_entry drop constraint undone_with_reason;
alter table visitor_entry
  add constraint undone_with_reason check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null)),
  add constraint place_while_it_counts check ((place is not null) = (undone_at is null and against is distinct from 'used')),
  add constraint against_what_is_told_later check (against is null or told_at is not null);
