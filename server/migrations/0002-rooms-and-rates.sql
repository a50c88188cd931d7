create table room_type (
  property_id uuid not null references property,
  room_type_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  total_rooms integer not null check (total_rooms between 1 and 9999),
  max_adults smallint not null check (max_adults between 1 and 99),
  max_children smallint not null check (max_children between 0 and 99),
  max_guests smallint not null check (max_guests >= max_adults and max_guests <= max_adults + max_children),
  default_price bigint not null check (default_price > 0),
  weekend_price bigint not null check (weekend_price > 0),
  floor_price bigint check (floor_price > 0),
  ceiling_price bigint check (ceiling_price >= floor_price),
  room_size integer not null check (room_size > 0),
  extra_beds smallint not null default 0 check (extra_beds between 0 and 9),
  view_code text,
  active boolean not null default true,
  display_order integer not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now(),
  primary key (property_id, room_type_id),
  unique (property_id, room_type_id, total_rooms)
);
call wall_off('room_type');

create table room_type_bed (
  property_id uuid not null,
  room_type_id uuid not null,
  bed_type_code text not null,
  beds smallint not null check (beds between 1 and 20),
  primary key (property_id, room_type_id, bed_type_code),
  foreign key (property_id, room_type_id) references room_type on delete cascade
);
call wall_off('room_type_bed');

create table cancellation_policy (
  property_id uuid not null references property,
  cancellation_policy_id uuid not null,
  name_vi text not null,
  name_en text not null,
  terms jsonb not null,
  active boolean not null default true,
  primary key (property_id, cancellation_policy_id)
);
call wall_off('cancellation_policy');

create table rate_plan (
  property_id uuid not null references property,
  rate_plan_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  meals text[] not null default '{}' check (meals <@ '{breakfast,lunch,dinner}'),
  included_adults smallint not null check (included_adults between 1 and 99),
  included_children smallint not null default 0 check (included_children between 0 and 99),
  extra_adult_price bigint not null default 0 check (extra_adult_price >= 0),
  extra_child_price bigint not null default 0 check (extra_child_price >= 0),
  extra_bed_price bigint not null default 0 check (extra_bed_price >= 0),
  min_stay smallint not null default 1 check (min_stay >= 1),
  max_stay smallint check (max_stay >= min_stay),
  cancellation_policy_id uuid,
  parent_rate_plan_id uuid check (parent_rate_plan_id <> rate_plan_id),
  derive_unit text check (derive_unit in ('percent', 'amount')),
  derive_value bigint,
  derive_round_to bigint check (derive_round_to > 0),
  derive_floor bigint check (derive_floor >= 0),
  inherit_stop_sell boolean not null default false,
  inherit_cta boolean not null default false,
  inherit_ctd boolean not null default false,
  inherit_min_stay boolean not null default false,
  inherit_max_stay boolean not null default false,
  active boolean not null default true,
  display_order integer not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now(),
  primary key (property_id, rate_plan_id),
  foreign key (property_id, parent_rate_plan_id) references rate_plan,
  foreign key (property_id, cancellation_policy_id) references cancellation_policy,
  check ((parent_rate_plan_id is null) = (derive_unit is null)),
  check ((parent_rate_plan_id is null) = (derive_value is null)),
  check ((parent_rate_plan_id is null) = (derive_round_to is null))
);
call wall_off('rate_plan');

create table rate_plan_blackout (
  property_id uuid not null,
  rate_plan_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  primary key (property_id, rate_plan_id, from_day),
  foreign key (property_id, rate_plan_id) references rate_plan on delete cascade,
  exclude using gist (property_id with =, rate_plan_id with =, daterange(from_day, to_day, '[]') with &&)
);
call wall_off('rate_plan_blackout');

-- A rate plan on a room type: what a price belongs to.
create table room_plan (
  property_id uuid not null,
  room_plan_id uuid not null,
  room_type_id uuid not null,
  rate_plan_id uuid not null,
  active boolean not null default true,
  primary key (property_id, room_plan_id),
  unique (property_id, room_type_id, rate_plan_id),
  foreign key (property_id, room_type_id) references room_type,
  foreign key (property_id, rate_plan_id) references rate_plan
);
call wall_off('room_plan');
create index room_plan_of_rate_plan on room_plan (property_id, rate_plan_id);

-- Every save of rates or availability is one numbered operation.
create table operation_counter (
  property_id uuid primary key references property,
  last_no bigint not null default 0
);
call wall_off('operation_counter');

create table operation (
  property_id uuid not null references property,
  operation_no bigint not null,
  kind text not null check (kind in ('cell', 'paste', 'fill', 'batch', 'copy', 'push', 'undo')),
  origin text not null check (origin in ('screen', 'batch', 'pms', 'agent')),
  account_id uuid references account,
  person text not null,
  at timestamptz not null default now(),
  nights integer not null check (nights >= 0),
  undoes bigint,
  request jsonb,
  primary key (property_id, operation_no),
  foreign key (property_id, undoes) references operation
);
call wall_off('operation');
create index operation_in_time on operation (property_id, at desc);

-- What an operation changed, one row per field of a room type or room-plan, nights and values side by side:
-- a batch of 50 room-plans and a year is 50 rows, not 18,250. Flags are 0 and 1; null is "nothing set".
create table night_change (
  property_id uuid not null,
  operation_no bigint not null,
  change_no integer not null,
  room_type_id uuid not null,
  room_plan_id uuid,
  field text not null check (
    case when room_plan_id is null then field in ('allotment', 'closed', 'releaseDays')
    else field in ('price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay') end),
  nights date[] not null check (cardinality(nights) > 0),
  before_values bigint[] not null check (cardinality(before_values) = cardinality(nights)),
  after_values bigint[] not null check (cardinality(after_values) = cardinality(nights)),
  primary key (property_id, operation_no, change_no),
  foreign key (property_id, operation_no) references operation
);
call wall_off('night_change');
create index night_change_of_room_plan on night_change (property_id, room_plan_id, operation_no desc) where room_plan_id is not null;
create index night_change_of_room_type on night_change (property_id, room_type_id, operation_no desc) where room_plan_id is null;

-- One room type's night. total_rooms follows the room type by its foreign key, so that the check below can hold
-- "allotment <= total rooms" in the database. version is the number of the operation that last wrote the row.
create table room_night (
  property_id uuid not null,
  room_type_id uuid not null,
  night date not null,
  total_rooms integer not null,
  allotment integer not null default 0,
  sold integer not null default 0,
  closed boolean not null default false,
  release_days smallint check (release_days between 0 and 365),
  version bigint not null default 0,
  primary key (property_id, room_type_id, night),
  foreign key (property_id, room_type_id, total_rooms)
    references room_type (property_id, room_type_id, total_rooms) on update cascade,
  constraint sold_within_allotment check (sold between 0 and allotment),
  constraint allotment_within_total_rooms check (allotment between 0 and total_rooms)
) with (fillfactor = 85);
call wall_off('room_night');

create table rate_night (
  property_id uuid not null,
  room_plan_id uuid not null,
  night date not null,
  price bigint check (price > 0),
  stop_sell boolean not null default false,
  cta boolean not null default false,
  ctd boolean not null default false,
  min_stay smallint check (min_stay >= 1),
  max_stay smallint check (max_stay >= 1),
  version bigint not null default 0,
  primary key (property_id, room_plan_id, night),
  foreign key (property_id, room_plan_id) references room_plan,
  constraint min_stay_within_max_stay check (min_stay <= max_stay)
) with (fillfactor = 85);
call wall_off('rate_night');

-- Occupancy as it stood on a day, kept from the first day so that pace against last year is honest.
create table occupancy_snapshot (
  property_id uuid not null,
  taken_on date not null,
  room_type_id uuid not null,
  night date not null,
  allotment integer not null,
  sold integer not null,
  primary key (property_id, taken_on, room_type_id, night)
);
call wall_off('occupancy_snapshot');

create table property_event (
  property_id uuid not null references property,
  property_event_id uuid not null,
  name_vi text not null,
  name_en text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  primary key (property_id, property_event_id)
);
call wall_off('property_event');
