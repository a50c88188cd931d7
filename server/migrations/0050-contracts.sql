-- The texts that contracts are made from: each edition in both languages, with placeholders. An edition never changes.
create table contract_template (
  contract_template_id uuid primary key,
  kind text not null check (kind in ('hotel', 'playground')),
  edition integer not null check (edition > 0),
  name_vi text not null check (name_vi <> ''),
  name_en text not null check (name_en <> ''),
  articles jsonb not null check (jsonb_typeof(articles) = 'array' and articles <> '[]'),
  made_at timestamptz not null default now(),
  made_by text not null default '',
  unique (kind, edition)
);
grant select, insert on contract_template to innkeeper_platform;
grant select on contract_template to innkeeper_tenant;

-- A contract or an amendment to one. Its text is frozen when it is published; a text that is taken back stays, and another is written.
create sequence contract_number;
grant usage on sequence contract_number to innkeeper_platform;
create table contract_paper (
  property_id uuid not null references property,
  contract_paper_id uuid not null,
  kind text not null check (kind in ('contract', 'amendment')),
  number text not null unique,
  -- The contract that an amendment belongs to.
  amends uuid,
  contract_template_id uuid references contract_template,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  -- What the two sides agreed on besides the template; of an amendment, its text.
  extra_vi text not null default '',
  extra_en text not null default '',
  starts_on date not null,
  -- Null in an amendment that does not move the end.
  ends_on date,
  -- Null in an amendment that does not change it.
  commission_basis_points integer check (commission_basis_points between 0 and 10000),
  -- The legal information that an amendment changes.
  legal jsonb not null default '{}' check (jsonb_typeof(legal) = 'object'),
  -- The text as published, with nothing left to fill in.
  articles jsonb,
  published_at timestamptz,
  withdrawn_at timestamptz,
  -- When the legal information of a signed amendment came into force.
  applied_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  primary key (property_id, contract_paper_id),
  foreign key (property_id, amends) references contract_paper,
  check (ends_on >= starts_on),
  check ((published_at is null) = (articles is null)),
  check ((kind = 'amendment') = (amends is not null)),
  check (kind = 'amendment' or (ends_on is not null and commission_basis_points is not null and contract_template_id is not null))
);
call wall_off('contract_paper');
revoke insert, update, delete on contract_paper from innkeeper_tenant;
revoke delete on contract_paper from innkeeper_platform;
-- One draft of each kind at a time, so that two people do not write two.
create unique index one_contract_draft on contract_paper (property_id, kind) where published_at is null and withdrawn_at is null;

-- The files of a paper, byte for byte: as published, with the property's signature, with both. Nobody changes or deletes one.
create table contract_file (
  property_id uuid not null,
  contract_paper_id uuid not null,
  stage text not null check (stage in ('published', 'completed', 'signed')),
  file_name text not null check (file_name <> ''),
  pages integer not null check (pages > 0),
  content bytea not null check (octet_length(content) > 0),
  sha256 bytea not null generated always as (sha256(content)) stored,
  made_at timestamptz not null,
  primary key (property_id, contract_paper_id, stage),
  foreign key (property_id, contract_paper_id) references contract_paper
);
call wall_off('contract_file');
revoke update, delete on contract_file from innkeeper_tenant, innkeeper_platform;
create index contract_file_by_sha256 on contract_file (sha256);

-- Who signed a paper for which side, and the proof: what they read, when, from where, with which browser. One signature a side.
create table contract_signature (
  property_id uuid not null,
  contract_paper_id uuid not null,
  side text not null check (side in ('property', 'platform')),
  account_id uuid not null references account,
  person text not null,
  signer text not null check (char_length(signer) between 1 and 255),
  position text not null check (char_length(position) between 1 and 255),
  signed_at timestamptz not null,
  address text not null,
  device text not null,
  read_sha256 bytea not null check (octet_length(read_sha256) = 32),
  primary key (property_id, contract_paper_id, side),
  foreign key (property_id, contract_paper_id) references contract_paper
);
call wall_off('contract_signature');
revoke update, delete on contract_signature from innkeeper_tenant, innkeeper_platform;

-- The time line of a property's contract. A contract changes its state by a line in it and in no other way, and no line is changed.
create table contract_step (
  property_id uuid not null references property,
  contract_step_id uuid not null,
  contract_paper_id uuid,
  step text not null,
  from_place text not null,
  to_place text not null,
  mover text not null check (mover in ('AM', 'SM', 'CM', 'property', 'clock')),
  account_id uuid references account,
  person text not null default '',
  note text not null default '' check (char_length(note) <= 1000),
  at timestamptz not null default now(),
  primary key (property_id, contract_step_id),
  foreign key (property_id, contract_paper_id) references contract_paper
);
call wall_off('contract_step');
revoke update, delete on contract_step from innkeeper_tenant, innkeeper_platform;

-- What a property's own request may write of it: its own signature, the file with it, and its own steps.
create policy own_side on contract_signature as restrictive for insert to innkeeper_tenant with check (side = 'property');
create policy own_stage on contract_file as restrictive for insert to innkeeper_tenant with check (stage = 'completed');
create policy own_steps on contract_step as restrictive for insert to innkeeper_tenant with check (
  mover = 'property' and (step, from_place, to_place) in
    (('complete', 'wait sign', 'completed'), ('decline', 'wait sign', 'with AM'), ('dispute', 'signed', 'in dispute'),
     ('amendComplete', 'signed', 'signed'), ('amendDecline', 'signed', 'signed')));

-- The commission is dated: each row counts from its day until the next.
create table contract_commission (
  property_id uuid not null references property,
  from_day date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  contract_paper_id uuid not null,
  primary key (property_id, from_day),
  foreign key (property_id, contract_paper_id) references contract_paper
);
call wall_off('contract_commission');
revoke insert, update, delete on contract_commission from innkeeper_tenant;

-- The commission that counts on a day; null where no signed paper says.
create function commission_on(of_property uuid, on_day date) returns integer language sql stable as $$
  select basis_points from contract_commission where property_id = of_property and from_day <= on_day order by from_day desc limit 1
$$;

alter table e_contract
  -- Where a contract that is being drawn up lies; it counts in the state `create` alone.
  add column desk text check (desk in ('with AM', 'with SM', 'with CM', 'accepted')),
  add column contract_paper_id uuid,
  -- The last warning of its end that was sent: 60 days before, or 15.
  add column end_told smallint check (end_told in (60, 15)),
  add constraint e_contract_paper foreign key (property_id, contract_paper_id) references contract_paper;
-- The place of a contract, as the rules name it.
create function contract_place(state text, desk text) returns text language sql immutable as $$
  select case when state = 'create' then coalesce(desk, 'not created') else state end
$$;

create function contract_moves() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update e_contract
     set state = case when new.to_place in ('with AM', 'with SM', 'with CM', 'accepted') then 'create' else new.to_place end,
         desk = case when new.to_place in ('with AM', 'with SM', 'with CM', 'accepted') then new.to_place end,
         version = version + 1, changed_at = now(),
         changed_by = case when new.person = '' then 'Innkeeper' else new.person end
   where property_id = new.property_id and contract_place(state, desk) = new.from_place;
  if not found then raise exception 'the contract is not %', new.from_place; end if;
  return null;
end
$$;
create trigger contract_moved after insert on contract_step
  for each row when (new.from_place <> new.to_place) execute function contract_moves();

create function number_of_contract() returns trigger language plpgsql as $$
begin
  if new.number = '' then
    new.number := case new.kind when 'contract' then 'HD' else 'PL' end || '-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('contract_number')::text, 4, '0');
  end if;
  return new;
end
$$;
create trigger contract_numbered before insert on contract_paper for each row execute function number_of_contract();
