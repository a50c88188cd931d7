-- A property's logo: shown in its header, and wherever the property speaks under its own name.
create table property_logo (
  property_id uuid primary key references property,
  file_key text not null,
  width smallint not null check (width > 0),
  changed_at timestamptz not null default now()
);
call wall_off('property_logo');
create index property_logo_of_file on property_logo (file_key);
