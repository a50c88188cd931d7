-- An administrator may act as several of account manager (AM), sales manager (SM) and contract manager (CM). The first one is `admin_type`.
alter table account
  add column admin_types text[] not null default '{}' check (admin_types <@ array['AM', 'SM', 'CM']),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
update account set admin_types = array[admin_type] where admin_type is not null;
alter table account drop column admin_type;
alter table account
  add column admin_type text generated always as (admin_types[1]) stored,
  add constraint account_types_of_administrator check ((kind = 'admin') = (admin_types <> '{}'));

-- What a person says of themselves counts as a change too, so that nobody saves over it unseen.
create function account_counts_changes() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.changed_at := now();
  if new.changed_by = old.changed_by then new.changed_by := new.full_name; end if;
  return new;
end
$$;
create trigger account_changed before update on account
  for each row when ((old.full_name, old.phone, old.email, old.active, old.admin_types) is distinct from
                     (new.full_name, new.phone, new.email, new.active, new.admin_types))
  execute function account_counts_changes();

-- An invitation of an administrator: a link by mail, open until it expires, another is sent, or they have chosen a password.
create table administrator_invitation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index administrator_invitation_of_account on administrator_invitation (account_id, sent_at);
grant select, insert, update, delete on administrator_invitation to innkeeper_platform;
