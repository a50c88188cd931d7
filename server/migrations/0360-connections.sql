-- The systems that a property connects: the software that runs the house (PMS) and channel managers. They call the connectivity API.
create table connection (
  property_id uuid not null references property,
  connection_id uuid not null,
  kind text not null check (kind in ('pms', 'channel')),
  name text not null check (char_length(name) between 1 and 100),
  state text not null default 'active' check (state in ('active', 'stopped')),
  -- Whether what it sends waits until a person has confirmed it.
  held boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  created_by text not null,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, connection_id),
  constraint connection_name_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('connection');
create unique index connection_named_once on connection (property_id, lower(name));

-- A key of a connection. It is shown once and kept as its hash.
create table connection_key (
  property_id uuid not null,
  connection_key_id uuid not null,
  connection_id uuid not null,
  key_hash bytea not null unique,
  name text not null check (char_length(name) between 1 and 100),
  ends_with text not null,
  -- What the key may do.
  scopes text[] not null constraint connection_key_scopes check (
    cardinality(scopes) > 0 and scopes <@ array['ari:write', 'bookings:read']),
  created_at timestamptz not null default now(),
  made_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  primary key (property_id, connection_key_id),
  foreign key (property_id, connection_id) references connection,
  constraint connection_key_name_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint connection_key_revoked_whole check ((revoked_at is null) = (revoked_by is null))
);
call wall_off('connection_key');
revoke delete on connection, connection_key from innkeeper_tenant, innkeeper_platform;
create index connection_key_of_connection on connection_key (property_id, connection_id);
create unique index connection_key_named_once on connection_key (property_id, connection_id, name) where revoked_at is null;
