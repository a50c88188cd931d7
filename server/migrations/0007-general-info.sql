-- What a property tells about itself on its registration form. `version` belongs to that form: a save names the version that it saw.
alter table property
  add column property_type_code text check (char_length(property_type_code) between 1 and 40),
  add column number_of_rooms integer check (number_of_rooms between 1 and 99999),
  add column tax_code text not null default '' check (char_length(tax_code) <= 20),
  add column country_code text not null default 'VN' check (country_code ~ '^[A-Z]{2}$'),
  add column website text not null default '' check (char_length(website) <= 255),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column description_vi text not null default '' check (char_length(description_vi) <= 5000),
  add column description_en text not null default '' check (char_length(description_en) <= 5000),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '',
  add constraint position_is_whole check ((latitude is null) = (longitude is null));

-- Whom the platform and agents call, in the property's own order.
create table contact_person (
  property_id uuid not null references property,
  line_no smallint not null check (line_no between 1 and 20),
  full_name text not null check (char_length(full_name) between 1 and 50),
  phone text not null check (char_length(phone) between 8 and 30),
  email text not null check (char_length(email) between 3 and 255),
  position text not null check (char_length(position) between 1 and 50),
  primary key (property_id, line_no)
);
call wall_off('contact_person');

create table property_amenity (
  property_id uuid not null references property,
  amenity_code text not null check (char_length(amenity_code) between 1 and 40),
  primary key (property_id, amenity_code)
);
call wall_off('property_amenity');

create table room_type_amenity (
  property_id uuid not null,
  room_type_id uuid not null,
  amenity_code text not null check (char_length(amenity_code) between 1 and 40),
  primary key (property_id, room_type_id, amenity_code),
  foreign key (property_id, room_type_id) references room_type on delete cascade
);
call wall_off('room_type_amenity');

-- Places that many properties stand near; nobody's own.
create table landmark (
  landmark_code text primary key,
  province_code text not null references province,
  kind text not null,
  name_vi text not null,
  name_en text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index landmark_of_province on landmark (province_code);
grant select on landmark to innkeeper_tenant, innkeeper_platform;
grant insert, update on landmark to innkeeper_platform;

-- A place near a property: where it is, or, for one that stands on no map, how far its people say it is.
create table nearby_place (
  property_id uuid not null references property,
  nearby_place_id uuid not null,
  landmark_code text references landmark,
  kind text not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  distance_metres integer check (distance_metres between 0 and 1000000),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (property_id, nearby_place_id),
  unique (property_id, landmark_code),
  check ((latitude is null) = (longitude is null)),
  check ((latitude is null) <> (distance_metres is null))
);
call wall_off('nearby_place');

-- A chain stands above properties; a property sees the one that it is in. Any property may found one.
create table hotel_chain (
  chain_id uuid primary key,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default ''
);

create table hotel_chain_member (
  property_id uuid not null references property,
  chain_id uuid not null references hotel_chain on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (property_id)
);
call wall_off('hotel_chain_member');
create index member_of_chain on hotel_chain_member (chain_id);

alter table hotel_chain enable row level security;
alter table hotel_chain force row level security;
create policy own_chain on hotel_chain to innkeeper_tenant
  using (exists (select from hotel_chain_member m where m.property_id = current_property() and m.chain_id = hotel_chain.chain_id))
  with check (true);
create policy platform on hotel_chain to innkeeper_platform using (true);
grant select, insert, update, delete on hotel_chain to innkeeper_tenant, innkeeper_platform;

-- Two looks over the wall, no wider than they must be. The names of those who are in the running property's chain:
create function chain_members() returns table (property_id uuid, name_vi text, name_en text, joined_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.property_id, p.name_vi, p.name_en, other.joined_at
    from hotel_chain_member mine
    join hotel_chain_member other using (chain_id)
    join property p on p.property_id = other.property_id
   where mine.property_id = current_property()
$$;
-- The properties of somebody who owns the running one, with whether they are in a chain:
create function properties_of_owner(owner_id uuid) returns table (property_id uuid, name_vi text, name_en text, chain_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.property_id, p.name_vi, p.name_en, c.chain_id
    from membership m
    join property p using (property_id)
    left join hotel_chain_member c using (property_id)
   where m.account_id = owner_id and m.owner and m.active
     and exists (select from membership here
                  where here.property_id = current_property() and here.account_id = owner_id and here.owner and here.active)
$$;
revoke execute on function chain_members(), properties_of_owner(uuid) from public;
grant execute on function chain_members(), properties_of_owner(uuid) to innkeeper_tenant, innkeeper_platform;
