-- How a property's own site looks: the draft, and the versions that were published.
create table site_look (
  property_id uuid primary key references property,
  -- The draft; null where there is none beside what is published.
  draft jsonb,
  version integer not null default 2 check (version > 1),
  changed_at timestamptz not null default now(),
  changed_by text not null
);
call wall_off('site_look');

create table site_look_version (
  property_id uuid not null references property,
  site_look_version_id uuid not null,
  number integer not null check (number > 0),
  look jsonb not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (property_id, site_look_version_id),
  unique (property_id, number)
);
call wall_off('site_look_version');
revoke update, delete on site_look_version from innkeeper_tenant, innkeeper_platform;

-- What guests have seen never changes, whoever asks.
create function site_look_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'version % of the look was published', old.number using errcode = 'check_violation', constraint = 'site_look_version_stays';
end
$$;
create trigger site_look_version_stays before update or delete on site_look_version
  for each row execute function site_look_version_stays();

-- The logos that were uploaded for a property's site; one that no look shows is forgotten after a day.
create table site_logo (
  property_id uuid not null references property,
  file_key text not null,
  uploaded_at timestamptz not null default now(),
  primary key (property_id, file_key)
);
call wall_off('site_logo');
create index site_logo_file on site_logo (file_key);
