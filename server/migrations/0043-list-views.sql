-- A filter, an order and columns of a list that somebody keeps under a name: the address that they make.
create table list_view (
  list_view_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Null for the lists of the platform.
  property_id uuid references property,
  list text not null check (char_length(list) between 1 and 60),
  name text not null check (char_length(name) between 1 and 60),
  address text not null check (char_length(address) <= 2000),
  created_at timestamptz not null default now()
);
create unique index list_view_by_name on list_view (account_id, coalesce(property_id, '00000000-0000-0000-0000-000000000000'), list, lower(name));
grant select, insert, update, delete on list_view to innkeeper_platform;

-- The columns of a list that somebody does not want to see, at whatever property.
create table list_columns (
  account_id uuid not null references account on delete cascade,
  list text not null check (char_length(list) between 1 and 60),
  hidden text[] not null check (cardinality(hidden) between 1 and 40),
  primary key (account_id, list)
);
grant select, insert, update, delete on list_columns to innkeeper_platform;
