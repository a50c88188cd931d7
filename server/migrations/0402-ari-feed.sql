-- Availability, prices and restrictions told to connected systems (decision 0111): where each connection is told, what has changed, and of every
-- night of every mapped room and plan what it should know and what it knows.
create table ari_feed (
  property_id uuid not null,
  connection_id uuid not null,
  url text check (char_length(url) <= 2000 and url like 'https://%'),
  url_since timestamptz,
  -- Sealed for this connection; opened only to sign.
  sealed_secret bytea,
  -- The number of the last message. It only grows, so that a system knows which of two messages is the later one.
  last_number bigint not null default 0 check (last_number >= 0),
  -- How many messages in a row were not taken, since when and why, and before when none is sent.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  problem text,
  answer_code smallint,
  next_at timestamptz not null default '-infinity',
  -- When everything was last told again because a person asked for it.
  whole_at timestamptz,
  -- The property's day up to which nights were last moved on.
  day date,
  primary key (property_id, connection_id),
  foreign key (property_id, connection_id) references connection,
  constraint ari_feed_signed check ((url is null) = (sealed_secret is null) and (url is null) = (url_since is null)),
  constraint ari_feed_fails_with_why check ((failing_since is null) = (problem is null) and (failures = 0) = (failing_since is null))
);
call wall_off('ari_feed');
revoke delete on ari_feed from innkeeper_tenant, innkeeper_platform;
create index ari_feed_told on ari_feed (property_id) where url is not null;

-- What has changed since the cells were last worked out: nights of a room type, or of all where it is null. Written in the transaction of the
-- change, as the marks of the market are (0023); marks are only added, so that nobody waits for somebody else's.
create table ari_mark (
  property_id uuid not null references property,
  mark_no bigint generated always as identity,
  room_type_id uuid,
  from_night date not null,
  to_night date not null,
  primary key (property_id, mark_no)
);
call wall_off('ari_mark');

-- A message to a connection. It is written before it is sent; a message without an answer is under way, at most one of each connection.
create table ari_message (
  property_id uuid not null,
  connection_id uuid not null,
  number bigint not null check (number > 0),
  made_at timestamptz not null,
  answered_at timestamptz,
  -- How many nights and ranges it has, and how many nights the system did not take; null before it is sent.
  nights integer,
  ranges integer,
  rejected integer,
  answer_code smallint,
  milliseconds integer,
  problem text,
  primary key (property_id, connection_id, number),
  foreign key (property_id, connection_id) references ari_feed
);
call wall_off('ari_message');
create unique index ari_message_under_way on ari_message (property_id, connection_id) where answered_at is null;
create index ari_message_answered on ari_message (property_id, answered_at);

-- A night of a mapped room type or of a mapped plan on it.
create table ari_cell (
  property_id uuid not null,
  connection_id uuid not null,
  -- A room type, or a plan on a room type.
  place_id uuid not null,
  night date not null,
  room_type_id uuid not null,
  -- What the system should know, and what it has said that it took; null where it has not, or where nobody can know.
  wanted jsonb not null,
  told jsonb,
  state text not null check (state in ('pending', 'sent', 'done', 'failed', 'differs')),
  -- The message that it is in; null where none is under way.
  message_number bigint,
  -- Why the system did not take it, in its own words; how often, and when it is tried again.
  why text check (char_length(why) <= 200),
  tries smallint not null default 0 check (tries >= 0),
  retry_at timestamptz,
  changed_at timestamptz not null,
  told_at timestamptz,
  primary key (property_id, connection_id, place_id, night),
  foreign key (property_id, connection_id) references ari_feed,
  constraint ari_cell_done_is_told check (state <> 'done' or (told is not null and told = wanted and message_number is null)),
  constraint ari_cell_under_way_unknown check (message_number is null or told is null)
) with (fillfactor = 80);
call wall_off('ari_cell');
create index ari_cell_to_send on ari_cell (property_id, connection_id, night, place_id) where state <> 'done' and message_number is null;
create index ari_cell_under_way on ari_cell (property_id, connection_id, message_number) where message_number is not null;
create index ari_cell_not_done on ari_cell (property_id, night) where state <> 'done';

-- As in 0023; properties that tell a connected system note the nights for it as well.
create or replace function mark_rate_nights() returns trigger language plpgsql as $$
begin
  insert into market_mark (property_id, from_month, to_month)
    select property_id, first_of_month(min(night)), first_of_month(max(night)) from changed group by property_id;
  insert into ari_mark (property_id, room_type_id, from_night, to_night)
    select c.property_id, p.room_type_id, min(c.night), max(c.night)
      from changed c join room_plan p using (property_id, room_plan_id)
     where c.property_id in (select f.property_id from ari_feed f where f.url is not null)
     group by c.property_id, p.room_type_id;
  return null;
end
$$;

create or replace function mark_room_nights() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into market_mark (property_id, from_month, to_month)
      select property_id, first_of_month(min(night)), first_of_month(max(night))
        from former join changed using (property_id, room_type_id, night)
       where (not former.closed and former.allotment > former.sold) <> (not changed.closed and changed.allotment > changed.sold)
       group by property_id;
    insert into ari_mark (property_id, room_type_id, from_night, to_night)
      select property_id, room_type_id, min(night), max(night)
        from former join changed using (property_id, room_type_id, night)
       where property_id in (select f.property_id from ari_feed f where f.url is not null)
         and (former.allotment - former.sold, former.closed, former.release_days)
           is distinct from (changed.allotment - changed.sold, changed.closed, changed.release_days)
       group by property_id, room_type_id;
  else
    insert into market_mark (property_id, from_month, to_month)
      select property_id, first_of_month(min(night)), first_of_month(max(night))
        from changed where not closed and allotment > sold group by property_id;
    insert into ari_mark (property_id, room_type_id, from_night, to_night)
      select property_id, room_type_id, min(night), max(night)
        from changed where property_id in (select f.property_id from ari_feed f where f.url is not null)
       group by property_id, room_type_id;
  end if;
  return null;
end
$$;

-- What all nights depend on.
create function mark_ari_whole() returns trigger language plpgsql as $$
declare
  changed_property uuid := coalesce(new.property_id, old.property_id);
begin
  if exists (select from ari_feed f where f.property_id = changed_property and f.url is not null) then
    insert into ari_mark (property_id, from_night, to_night) values (changed_property, '-infinity', 'infinity');
  end if;
  return null;
end
$$;
create trigger mark_ari after insert or delete or update of active, default_price, weekend_price on room_type
  for each row execute function mark_ari_whole();
create trigger mark_ari after insert or delete or update of active on room_plan for each row execute function mark_ari_whole();
create trigger mark_ari after update of active, parent_rate_plan_id, derive_unit, derive_value, derive_round_to, derive_floor, inherit_stop_sell,
    inherit_cta, inherit_ctd, inherit_min_stay, inherit_max_stay, min_stay, max_stay
  on rate_plan for each row execute function mark_ari_whole();
create trigger mark_ari after insert or delete or update on rate_plan_blackout for each row execute function mark_ari_whole();
create trigger mark_ari after update of weekend_nights, time_zone on property for each row execute function mark_ari_whole();
create trigger mark_ari after insert or delete or update of room_type_id, rate_plan_id on connection_code
  for each row execute function mark_ari_whole();
create trigger mark_ari after update of state on connection for each row execute function mark_ari_whole();
create trigger mark_ari after insert or update of url, day on ari_feed for each row execute function mark_ari_whole();
