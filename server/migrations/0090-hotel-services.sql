-- Services that are sold beside rooms: breakfast, a transfer, a spa. A list of packages keeps ids of what is gone.
create table hotel_service (
  property_id uuid not null references property,
  hotel_service_id uuid not null,
  code text not null check (code ~ '^[0-9A-Z_-]{3,30}$'),
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  description_vi text not null default '' check (char_length(description_vi) <= 2000),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  charge text not null check (charge in ('free', 'paid')),
  price bigint not null check (price >= 0),
  unit text not null check (unit in ('booking', 'person', 'personNight', 'room', 'roomNight')),
  taxed_as text not null check (taxed_as in ('room', 'standard', 'exempt')),
  max_order integer check (max_order between 1 and 1000),
  apply_plans uuid[] not null default '{}',
  channels text[] not null check (cardinality(channels) >= 1 and channels <@ '{agents,website}'),
  thumbnail text not null check (thumbnail ~ '^/files/[0-9a-f]{40}-[0-9]{2,4}\.webp$'),
  images text[] not null default '{}' check (cardinality(images) <= 10),
  display_order integer not null check (display_order > 0),
  active boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, hotel_service_id),
  constraint hotel_service_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint hotel_service_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  check ((charge = 'free') = (price = 0))
);
call wall_off('hotel_service');
create unique index hotel_service_code on hotel_service (property_id, code);

-- Days on which a service has another price; no day has two.
create table hotel_service_day (
  property_id uuid not null,
  hotel_service_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  price bigint not null check (price >= 0),
  primary key (property_id, hotel_service_id, from_day),
  foreign key (property_id, hotel_service_id) references hotel_service on delete cascade,
  constraint special_days_apart exclude using gist (property_id with =, hotel_service_id with =, daterange(from_day, to_day, '[]') with &&)
);
call wall_off('hotel_service_day');

-- Which services a booking has, and what each costs in it before tax; zero where it is free or included in a package.
create table booking_hotel_service (
  property_id uuid not null,
  booking_id uuid not null,
  hotel_service_id uuid not null,
  amount bigint not null check (amount >= 0),
  primary key (property_id, booking_id, hotel_service_id),
  foreign key (property_id, booking_id) references booking,
  foreign key (property_id, hotel_service_id) references hotel_service
);
call wall_off('booking_hotel_service');
revoke update, delete on booking_hotel_service from innkeeper_tenant;
create index booking_hotel_service_of_service on booking_hotel_service (property_id, hotel_service_id);

-- The pictures that were uploaded for services; one that no service shows is forgotten after a day.
create table hotel_service_picture (
  property_id uuid not null references property,
  file_key text not null,
  uploaded_at timestamptz not null default now(),
  primary key (property_id, file_key)
);
call wall_off('hotel_service_picture');
create index hotel_service_picture_file on hotel_service_picture (file_key);

-- Services may be taxed otherwise than rooms; what has no rates of its own uses those of rooms.
alter table tax_rate add column taxed_as text not null default 'room' check (taxed_as in ('room', 'standard', 'exempt'));
alter table tax_rate drop constraint tax_rate_pkey;
alter table tax_rate add primary key (kind, taxed_as, valid_from);
alter table tax_rate drop constraint tax_rate_kind_daterange_excl;
alter table tax_rate add exclude using gist (kind with =, taxed_as with =, daterange(valid_from, valid_to, '[]') with &&);
insert into tax_rate (kind, taxed_as, valid_from, valid_to, basis_points) values
  ('vat', 'standard', '2022-01-01', null, 1000),
  ('vat', 'exempt', '2022-01-01', null, 0);
