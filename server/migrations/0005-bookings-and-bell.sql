alter table booking_room add column extra_beds smallint not null default 0 check (extra_beds >= 0);

-- What the bell says besides its title: who did it, and the state that the subject was left in.
alter table notification add column person text not null default '';
alter table notification add column state text not null default '';

-- A person who empties the bell has seen everything up to then: one row, however many notifications there were.
create table notification_reader (
  property_id uuid not null,
  account_id uuid not null references account,
  seen_until timestamptz not null,
  primary key (property_id, account_id),
  foreign key (property_id) references property
);
call wall_off('notification_reader');

-- A snapshot keeps only the nights that changed since the one before; that a day was taken stands here,
-- and the row is what keeps two servers from taking one day twice.
create table occupancy_day (
  property_id uuid not null references property,
  taken_on date not null,
  taken_at timestamptz not null default now(),
  primary key (property_id, taken_on)
);
call wall_off('occupancy_day');
create index occupancy_snapshot_of_night on occupancy_snapshot (property_id, room_type_id, night, taken_on desc);
