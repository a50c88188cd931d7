-- The general configuration has a form of its own: its own version, and the moment when a person first saved it.
alter table property
  add column configured_at timestamptz,
  add column config_version integer not null default 1,
  add column config_changed_at timestamptz not null default now(),
  add column config_changed_by text not null default '';

-- When a stay is paid. The standard policy holds for the plans that name none.
create table payment_policy (
  property_id uuid not null references property,
  payment_policy_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  terms jsonb not null,
  standard boolean not null default false,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (property_id, payment_policy_id),
  constraint standard_payment_policy_is_active check (active or not standard)
);
call wall_off('payment_policy');
create unique index one_standard_payment_policy on payment_policy (property_id) where standard;

alter table cancellation_policy
  add column standard boolean not null default false,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '',
  add constraint standard_cancellation_policy_is_active check (active or not standard);
-- Until now, the first active policy held for the plans that name none; it still does.
update cancellation_policy c set standard = true
  where c.active and not exists (
    select from cancellation_policy o
     where o.property_id = c.property_id and o.active and o.cancellation_policy_id < c.cancellation_policy_id);
create unique index one_standard_cancellation_policy on cancellation_policy (property_id) where standard;

alter table rate_plan
  add column payment_policy_id uuid,
  add constraint rate_plan_of_payment_policy foreign key (property_id, payment_policy_id) references payment_policy;
create index rate_plan_of_cancellation_policy on rate_plan (property_id, cancellation_policy_id);
create index rate_plan_of_payment_policy on rate_plan (property_id, payment_policy_id);
