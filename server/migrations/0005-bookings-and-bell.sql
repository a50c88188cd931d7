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

-- Agents search places by a part of their name.
create index province_by_name on province using gin (folded(name_vi || ' ' || name_en) gin_trgm_ops);
create index commune_by_name on commune using gin (folded(name_vi || ' ' || name_en) gin_trgm_ops);

-- Rooms sold or given back. Nights are always taken in this order, so that two who want the same nights wait for each other
-- and never lock each other out. One plan serves every call: planning costs more than moving a few rows.
create function move_sold(of_property uuid, arrival date, departure date, room_types uuid[], rooms integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update room_night n set sold = n.sold + held.rooms
    from (
      select h.property_id, h.room_type_id, h.night, moved.rooms
        from unnest(room_types, rooms) as moved (room_type_id, rooms)
        join room_night h on h.property_id = of_property and h.room_type_id = moved.room_type_id
          and h.night >= arrival and h.night < departure
       order by h.room_type_id, h.night for update of h) held
    where n.property_id = held.property_id and n.room_type_id = held.room_type_id and n.night = held.night;
end
$$;

-- Credit used (or given back, when negative); false when the agent has none configured or not enough left.
create function use_credit(of_property uuid, of_agent uuid, amount bigint) returns boolean
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update travel_agent_link l set debt_used = greatest(0, l.debt_used + amount)
    where l.property_id = of_property and l.travel_agent_id = of_agent and (amount <= 0 or l.debt_used + amount <= l.debt_limit);
  return found;
end
$$;

-- What the turn of a day may move.
create index booking_by_day on booking (check_in) where state in ('confirm', 'in service');
