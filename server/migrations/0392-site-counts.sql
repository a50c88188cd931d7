-- What guests did on a property's own site, added up by day: numbers only, nothing about a person. `what` and `reason` are those of
-- `rules/src/site/site-counts.ts`; a reason belongs to a search without a result.
create table site_count (
  property_id uuid not null references property,
  day date not null,
  what text not null check (what in ('view', 'search', 'noResult', 'chosen', 'started')),
  reason text not null default '' check (reason in ('', 'noRooms', 'closed', 'arrivalDays', 'notInTime', 'tooFewNights', 'tooManyNights',
    'tooManyGuests', 'noPrice', 'notOffered')),
  count integer not null check (count > 0),
  primary key (property_id, day, what, reason),
  constraint site_count_with_reason check ((what = 'noResult') = (reason <> ''))
);
call wall_off('site_count');
