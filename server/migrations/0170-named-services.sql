-- The list of services that a connected system names, or a file where none is connected; compared with the property's own by their codes.
-- A row has its place in the list and its cells as they came, by the name of the field: they are judged when the list is looked at.
create table hotel_service_list (
  property_id uuid not null references property,
  list_id uuid not null,
  source text not null check (source in ('file', 'pms')),
  source_name text not null check (char_length(source_name) between 1 and 255),
  ignored text[] not null,
  rows_version integer not null default 1,
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and jsonb_array_length(rows) between 1 and 500),
  named_at timestamptz not null default now(),
  named_by text not null,
  primary key (property_id)
);
call wall_off('hotel_service_list');
