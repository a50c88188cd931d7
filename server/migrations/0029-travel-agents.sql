-- How an agent stands with a property: since when it is linked, and who ended that, when and why.
alter table travel_agent_link
  add column linked_at timestamptz not null default now(),
  add column unlinked_at timestamptz,
  add column unlinked_by text,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
update travel_agent_link set unlinked_reason = '–' where not active and unlinked_reason is null;
alter table travel_agent_link add constraint unlinked_with_reason check (active or unlinked_reason is not null);

-- The platform's card of an agent. Names without diacritics are kept, because folding ten thousand of them takes longer than a search may.
alter table travel_agent
  add column created_at timestamptz not null default now(),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '',
  add column search_text text not null generated always as (folded(code || ' ' || name_vi || ' ' || name_en)) stored;
create index travel_agent_search on travel_agent using gin (search_text gin_trgm_ops);
create index travel_agent_by_name on travel_agent (name_vi collate "vi-x-icu", code);

create table travel_agent_contact (
  travel_agent_id uuid not null references travel_agent,
  line_no smallint not null,
  full_name text not null constraint travel_agent_contact_full_name_one_line check (full_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  position text not null default '',
  phone text not null default '',
  email text not null default '',
  primary key (travel_agent_id, line_no)
);
grant select, insert, update, delete on travel_agent_contact to innkeeper_platform;

-- A key has a name that its agent knows it by, and its last letters; the key itself is shown once and kept as its hash.
alter table travel_agent_key
  add column travel_agent_key_id uuid not null default gen_random_uuid() unique,
  add column name text not null default '',
  add column ends_with text not null default '',
  add column made_by text not null default '',
  add column last_used_at timestamptz,
  add column revoked_by text;
create index travel_agent_key_of_agent on travel_agent_key (travel_agent_id, created_at desc);

-- What an agent booked lately, for the list of agents.
create index booking_of_agent on booking (property_id, travel_agent_id, created_at);
