-- The domain of a property's own site (decision 0094). The link to the site is made of these facts by one rule and stored nowhere else.
alter table property drop column merchant_link;

-- The property has connected its site: at this installation's address, or at the domain that it has proved.
create table property_site (
  property_id uuid primary key references property,
  opened_at timestamptz not null default now(),
  opened_by text not null
);
call wall_off('property_site');
revoke update, delete on property_site from innkeeper_tenant, innkeeper_platform;

create table site_domain (
  property_id uuid not null references property,
  site_domain_id uuid not null,
  -- As DNS writes it: ASCII, lower case, without www. and final dot.
  domain text not null check (char_length(domain) <= 240 and domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  -- What the record or the file must say; it is no secret.
  token text not null check (token ~ '^[0-9a-f]{32}$'),
  state text not null default 'waiting' check (state in ('waiting', 'proved', 'failed', 'replaced')),
  problem text,
  proved_by text check (proved_by in ('dns', 'file')),
  proved_at timestamptz,
  -- Since when the proof of a proved domain is gone.
  failing_since timestamptz,
  file_name text check (char_length(file_name) <= 255),
  file_at timestamptz,
  added_at timestamptz not null,
  added_by text not null,
  checked_at timestamptz,
  next_check_at timestamptz,
  primary key (property_id, site_domain_id),
  constraint site_domain_file_name_one_line check (file_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_domain_file_whole check ((file_name is null) = (file_at is null)),
  constraint site_domain_proof_whole check (state <> 'proved' or (proved_by is not null and proved_at is not null)),
  constraint site_domain_failing_while_proved check (failing_since is null or (state = 'proved' and problem is not null)),
  constraint site_domain_failed_with_why check (state <> 'failed' or problem is not null),
  constraint site_domain_replaced_rests check (state <> 'replaced' or next_check_at is null)
);
call wall_off('site_domain');
-- A domain proved by one property is never proved by another, and a property's site is at one domain.
create unique index site_domain_of_one_property on site_domain (domain) where state = 'proved';
create unique index site_domain_of_site on site_domain (property_id) where state = 'proved';
create unique index site_domain_once on site_domain (property_id, domain) where state <> 'replaced';
create index site_domain_due on site_domain (next_check_at) where next_check_at is not null;
