-- Who took a property off sale, where it is off, and what the platform wrote when it last sent the property back.
alter table property
  add column taken_off_by text check (taken_off_by in ('property', 'platform')),
  add column sent_back_note text not null default '';

-- The life of a property: every move from state to state, with who made it and what they wrote. The first has no state before it.
create table property_move (
  property_id uuid not null references property,
  property_move_id uuid not null,
  at timestamptz not null default now(),
  act text not null,
  from_state text,
  to_state text not null,
  mover text not null check (mover in ('property', 'platform', 'system')),
  account_id uuid,
  person text not null,
  note text not null default '' check (char_length(note) <= 1000),
  primary key (property_id, property_move_id)
);
call wall_off('property_move');
create index property_move_in_time on property_move (property_id, at desc);
revoke update, delete on property_move from innkeeper_tenant, innkeeper_platform;

-- How a property came: who applied for it, and to which terms they agreed.
create table registration (
  property_id uuid primary key references property,
  account_id uuid not null references account,
  received_at timestamptz not null default now(),
  terms_version text not null
);
call wall_off('registration');
revoke insert, update, delete on registration from innkeeper_tenant;

-- What a property shows of its right to do business, and what the platform found. A property sends a new one where the last was
-- refused; it can never write a verdict.
create table certificate (
  property_id uuid not null references property,
  certificate_no integer not null check (certificate_no >= 1),
  file text not null unique,
  file_name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sent_at timestamptz not null default now(),
  verify_by timestamptz not null,
  verdict text check (verdict in ('verified', 'refused')),
  judged_at timestamptz,
  judged_by text,
  note text not null default '' check (char_length(note) <= 1000),
  reminded_at timestamptz,
  primary key (property_id, certificate_no),
  check ((verdict is null) = (judged_at is null)),
  check ((verdict is null) = (judged_by is null)),
  check (verdict is distinct from 'refused' or note <> '')
);
call wall_off('certificate');
create index certificate_to_verify on certificate (verify_by) where verdict is null;
revoke insert, update, delete on certificate from innkeeper_tenant;
grant insert (property_id, certificate_no, file, file_name, media_type, bytes, sent_at, verify_by) on certificate to innkeeper_tenant;

-- A property begins whole or not at all, in one act: itself (by the columns that the facts name), how it came, what it showed, whom
-- to call, and the first line of its life. The applicant's account is there already.
create function open_property(facts jsonb, applicant uuid, move_id uuid, terms text, proof jsonb) returns void language plpgsql as $$
declare
  of_property uuid := facts ->> 'property_id';
  given text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(facts) as key);
begin
  execute format('insert into property (%1$s) select %1$s from jsonb_populate_record(null::property, $1)', given) using facts;
  insert into registration (property_id, account_id, terms_version) values (of_property, applicant, terms);
  insert into certificate (property_id, certificate_no, file, file_name, media_type, bytes, verify_by)
    select of_property, 1, p.file, p.file_name, p.media_type, p.bytes, p.verify_by from jsonb_populate_record(null::certificate, proof) as p;
  insert into contact_person (property_id, line_no, full_name, phone, email, position)
    select of_property, 1, a.full_name, a.phone, a.email, a.position from account a
     where a.account_id = applicant and char_length(a.full_name) <= 50 and char_length(a.position) between 1 and 50;
  insert into property_move (property_id, property_move_id, act, to_state, mover, account_id, person)
    select of_property, move_id, 'register', 'create', 'property', applicant, a.full_name from account a where a.account_id = applicant;
end
$$;
