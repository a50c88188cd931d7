-- The terms of a level (1 to 5), or of one agent as an exception to its level: a price step and the packages that are open. `asLevel` leaves a
-- part to the level. Lists keep the ids of packages that are gone, so that terms never come to hold for more than was chosen.
create table agent_terms (
  property_id uuid not null references property,
  agent_terms_id uuid not null,
  level smallint check (level between 1 and 5),
  travel_agent_id uuid,
  price_unit text not null check (price_unit in ('asLevel', 'none', 'percent', 'amount')),
  price_value bigint check (price_value <> 0 and (price_unit = 'amount' or price_value between -9000 and 20000)),
  price_plans uuid[] not null default '{}',
  plans_open text not null check (plans_open in ('asLevel', 'all', 'chosen')),
  open_plans uuid[] not null default '{}',
  primary key (property_id, agent_terms_id),
  foreign key (property_id, travel_agent_id) references travel_agent_link,
  constraint terms_of_one check (num_nonnulls(level, travel_agent_id) = 1),
  constraint terms_of_level_whole check (level is null or (price_unit <> 'asLevel' and plans_open <> 'asLevel')),
  check ((price_unit in ('percent', 'amount')) = (price_value is not null)),
  check (price_value is not null or price_plans = '{}'),
  check ((plans_open = 'chosen') = (cardinality(open_plans) > 0))
);
call wall_off('agent_terms');
create unique index agent_terms_of_level on agent_terms (property_id, level) where level is not null;
create unique index agent_terms_of_agent on agent_terms (property_id, travel_agent_id) where travel_agent_id is not null;
create trigger mark_market after insert or delete or update on agent_terms for each row execute function mark_whole_property();

-- Every state of a property's terms that was ever saved, whole, so that each can be brought back.
create table agent_terms_version (
  property_id uuid not null references property,
  version integer not null check (version > 0),
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- The version that was brought back; null where a person changed the terms.
  restored integer check (restored < version),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, version)
);
call wall_off('agent_terms_version');
revoke update, delete on agent_terms_version from innkeeper_tenant;
