-- What a person proves themselves with besides the password: an app that makes codes (its secret sealed outside of the database), or a
-- passkey (its public key). Each row belongs to an account, like its password.
create table second_factor (
  account_id uuid not null references account on delete cascade,
  second_factor_id uuid not null,
  kind text not null check (kind in ('code', 'passkey')),
  name text not null check (char_length(name) between 1 and 50 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  sealed_secret bytea,
  -- The number of the half minute whose code was used last: an earlier or equal one is never taken again.
  last_step bigint,
  credential_id text unique check (char_length(credential_id) between 1 and 2000),
  public_key bytea,
  sign_count bigint check (sign_count >= 0),
  transports text[],
  added_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, second_factor_id),
  check ((kind = 'code') = (sealed_secret is not null and last_step is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and sign_count is not null and transports is not null))
);
create function step_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'a code of step % was used before', new.last_step using errcode = 'check_violation', constraint = 'second_factor_step_grows';
end
$$;
create trigger second_factor_step_grows before update of last_step on second_factor
  for each row when (new.last_step <= old.last_step) execute function step_only_grows();

-- Codes for who has lost everything else: each works once. Only a keyed hash is kept, whose key is not in the database.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What has been begun and waits for its second half, for minutes: signing in after the right password, setting a factor up, proving
-- oneself before something that asks for it, and what was proven so. It opens nothing but its own second half, and that once.
create table factor_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('signIn', 'setUp', 'prove', 'proven')),
  session_id uuid references session on delete cascade,
  sealed_secret bytea,
  passkey_challenge text,
  -- What an administrator named when signing in.
  hotel_code text,
  expires_at timestamptz not null,
  check ((purpose = 'signIn') = (session_id is null))
);
create index factor_challenge_of_account on factor_challenge (account_id);
grant select, insert, update, delete on second_factor, recovery_code, factor_challenge to innkeeper_platform;

-- A session of somebody who must set up a second factor first opens nothing but that.
alter table session add column factor_due boolean not null default false;
-- Whether a property asks its staff for a second factor.
alter table property add column second_factor_demanded boolean not null default false;
grant update (second_factor_demanded) on property to innkeeper_tenant;

-- That an installation was filled with sample data: its administrators are asked for no second factor.
create table sample_data (
  single boolean primary key default true check (single),
  filled_at timestamptz not null default now()
);
grant select, insert on sample_data to innkeeper_platform;
insert into sample_data (single)
  select true from account a where a.user_name = 'admin' and a.email = 'admin@innkeeper.example' and a.kind = 'admin';

-- Looks and acts over the wall: a property's request cannot read the factors of its people, only whether there is one.
create function has_second_factor(person_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from second_factor f join membership m using (account_id) where f.account_id = person_id and m.property_id = current_property())
      or exists (select from second_factor f join account a using (account_id) where f.account_id = person_id and a.kind = 'admin')
$$;

-- Uses up what a person has proven in this session; false where there is no such proof, or it is too old.
create function use_proof(person_id uuid, of_session uuid, proof bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from factor_challenge c
   where c.token_hash = proof and c.purpose = 'proven' and c.account_id = person_id and c.session_id = of_session and c.expires_at > now();
  return found;
end
$$;
revoke execute on function has_second_factor(uuid), use_proof(uuid, uuid, bytea) from public;
grant execute on function has_second_factor(uuid), use_proof(uuid, uuid, bytea) to innkeeper_tenant, innkeeper_platform;
