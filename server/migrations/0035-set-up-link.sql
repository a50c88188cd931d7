-- The link that makes the first administrator, while the installation waits for one: the SHA-256 of its token, replaced at each start.
-- While there is a row, no call but those of setting up is answered.
create table set_up_link (
  single boolean primary key default true check (single),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_at timestamptz not null
);
grant select, insert, update, delete on set_up_link to innkeeper_platform;
