-- Two roles stand between a request and the tables. A tenant's request sees one property's rows and no others;
-- the platform's (sign-in, search, administration, jobs) sees all. Neither owns anything or bypasses row security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'innkeeper_tenant') then
    create role innkeeper_tenant nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'innkeeper_platform') then
    create role innkeeper_platform nologin;
  end if;
  -- A login that was made a member beforehand needs no right to grant.
  if not (pg_has_role('innkeeper_tenant', 'member') and pg_has_role('innkeeper_platform', 'member')) then
    execute format('grant innkeeper_tenant, innkeeper_platform to %I', current_user);
  end if;
end
$$;
grant usage on schema public to innkeeper_tenant, innkeeper_platform;

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- The property that the running transaction belongs to; null outside a property.
create function current_property() returns uuid language sql stable
  return nullif(current_setting('innkeeper.property_id', true), '')::uuid;

-- Text as people search for it: lower case, without diacritics (unaccent alone is not immutable, so it cannot be indexed).
create function folded(value text) returns text language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Gives a table of one property's rows its wall: the tenant role sees its own property, the platform role all.
create procedure wall_off(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy own_property on %s to innkeeper_tenant using (property_id = current_property())', tenant_table);
  execute format('create policy platform on %s to innkeeper_platform using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to innkeeper_tenant, innkeeper_platform', tenant_table);
end
$$;

create table province (
  province_code text primary key,
  name_vi text not null,
  name_en text not null
);
create table commune (
  commune_code text primary key,
  province_code text not null references province,
  name_vi text not null,
  name_en text not null
);
create index commune_of_province on commune (province_code);

-- Dated rates, in basis points, per kind of tax: data, so that a change of law is a row and not a release.
create table tax_rate (
  kind text not null check (kind in ('vat', 'serviceCharge')),
  valid_from date not null,
  valid_to date,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (kind, valid_from),
  check (valid_to >= valid_from),
  exclude using gist (kind with =, daterange(valid_from, valid_to, '[]') with &&)
);
insert into tax_rate (kind, valid_from, valid_to, basis_points) values
  ('vat', '2022-01-01', '2026-12-31', 800),
  ('vat', '2027-01-01', null, 1000),
  ('serviceCharge', '2000-01-01', null, 500);

create table property (
  property_id uuid primary key,
  kind text not null check (kind in ('hotel', 'playground')),
  code text not null unique,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  state text not null default 'create'
    check (state in ('create', 'wait confirm', 'wait approve', 'approved', 'sent back', 'onsite', 'offsite')),
  star smallint check (star between 1 and 5),
  address text not null default '',
  province_code text references province,
  commune_code text references commune,
  phone text not null default '',
  email text not null default '',
  merchant_link text,
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  currency text not null default 'VND' check (currency in ('VND', 'USD')),
  weekend_nights smallint[] not null default '{5,6}' check (weekend_nights <@ '{1,2,3,4,5,6,7}'),
  tax_choice smallint not null default 220 check (tax_choice in (100, 110, 220)),
  child_age_limit smallint not null default 12 check (child_age_limit between 1 and 18),
  stay_minimum text not null default 'arrival' check (stay_minimum in ('arrival', 'stay through')),
  promotion_mode text not null default 'best' check (promotion_mode in ('sum', 'priority', 'best')),
  check_in_from text not null default '14:00' check (check_in_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  check_out_until text not null default '12:00' check (check_out_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  payment_hours smallint not null default 24 check (payment_hours between 1 and 720),
  display_order integer not null default 0 check (display_order >= 0),
  created_at timestamptz not null default now()
);
call wall_off('property');
create index property_of_province on property (province_code, state);
create index property_by_name on property using gin (folded(name_vi || ' ' || name_en) gin_trgm_ops);

create table e_contract (
  property_id uuid primary key references property,
  state text not null default 'create'
    check (state in ('create', 'released', 'wait sign', 'completed', 'signed', 'in dispute', 'liquidated', 'closed')),
  ends_on date
);
call wall_off('e_contract');

-- A person who signs in. People stand outside properties: one owner may have several.
create table account (
  account_id uuid primary key,
  kind text not null check (kind in ('user', 'admin')),
  admin_type text check (admin_type in ('AM', 'SM', 'CM')),
  user_name text not null check (char_length(user_name) between 1 and 50),
  email text not null,
  full_name text not null check (char_length(full_name) between 1 and 255),
  phone text not null default '',
  password_hash text not null,
  active boolean not null default true,
  language text not null default 'vi' check (language in ('vi', 'en')),
  created_at timestamptz not null default now(),
  check ((kind = 'admin') = (admin_type is not null))
);
create unique index account_user_name on account (lower(user_name));
create unique index account_email on account (lower(email));

create table membership (
  property_id uuid not null references property,
  account_id uuid not null references account,
  owner boolean not null default false,
  active boolean not null default true,
  primary key (property_id, account_id)
);
call wall_off('membership');
create index membership_of_account on membership (account_id);

create table staff_group (
  property_id uuid not null references property,
  staff_group_id uuid not null,
  name text not null check (char_length(name) between 1 and 50),
  description text not null default '' check (char_length(description) <= 255),
  active boolean not null default true,
  primary key (property_id, staff_group_id)
);
call wall_off('staff_group');

create table staff_group_function (
  property_id uuid not null,
  staff_group_id uuid not null,
  function_code text not null,
  primary key (property_id, staff_group_id, function_code),
  foreign key (property_id, staff_group_id) references staff_group on delete cascade
);
call wall_off('staff_group_function');

create table staff_group_member (
  property_id uuid not null,
  staff_group_id uuid not null,
  account_id uuid not null,
  primary key (property_id, staff_group_id, account_id),
  foreign key (property_id, staff_group_id) references staff_group on delete cascade,
  foreign key (property_id, account_id) references membership on delete cascade
);
call wall_off('staff_group_member');

create table member_function (
  property_id uuid not null,
  account_id uuid not null,
  function_code text not null,
  primary key (property_id, account_id, function_code),
  foreign key (property_id, account_id) references membership on delete cascade
);
call wall_off('member_function');

-- A token names a session; the session is here, so ending it ends the token on every server.
create table session (
  session_id uuid primary key,
  account_id uuid not null references account,
  property_id uuid references property,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null default '',
  device text not null default ''
);
create index session_of_account on session (account_id) where ended_at is null;

create table recovery_token (
  token_hash bytea primary key,
  account_id uuid not null references account,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Counters that hold on every server: failed sign-ins per address, recovery requests per account.
create table throttle (
  subject text primary key,
  since timestamptz not null,
  hits integer not null check (hits > 0)
);

-- Captcha challenges that were answered: an answer counts once.
create table solved_challenge (
  challenge text primary key,
  expires_at timestamptz not null
);

grant select on province, commune, tax_rate to innkeeper_tenant, innkeeper_platform;
grant insert, update on province, commune, tax_rate to innkeeper_platform;
grant select, insert, update, delete on account, session, recovery_token, throttle, solved_challenge to innkeeper_platform;
grant select (account_id, user_name, full_name, email, phone, active, kind) on account to innkeeper_tenant;
