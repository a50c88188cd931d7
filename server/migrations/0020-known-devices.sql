-- Browsers that have signed in to an account: the guesses of strangers do not shut these out.
create table known_device (
  account_id uuid not null references account,
  token_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);
create index known_device_by_token on known_device (token_hash);
grant select, insert, update, delete on known_device to innkeeper_platform;

-- A counter may be held before anything was counted.
alter table throttle drop constraint throttle_hits_check, add constraint throttle_hits_check check (hits >= 0);
