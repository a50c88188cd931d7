-- An event that cannot be delivered is given up and waits for a decision of the platform: try again, or put away.
-- What it is about and why it failed are kept in words that an administrator may read: neither shows a secret or a guest.
alter table outbox
  add column about_property uuid default current_property(),
  add column about_vi text not null default '',
  add column about_en text not null default '',
  add column problem text,
  add column failed_at timestamptz,
  add column put_away_at timestamptz,
  add constraint failed_or_sent check (failed_at is null or sent_at is null),
  add constraint put_away_when_failed check (put_away_at is null or failed_at is not null),
  add constraint failed_with_a_problem check (failed_at is null or problem is not null);

drop index outbox_due;
create index outbox_due on outbox (topic, due_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at desc) where failed_at is not null;

-- Who decided what about a failed event; nobody may write over it.
create table outbox_decision (
  outbox_id uuid not null references outbox on delete cascade,
  decision_id uuid not null,
  decision text not null check (decision in ('tryAgain', 'putAway')),
  account_id uuid references account,
  person text not null,
  at timestamptz not null default now(),
  primary key (outbox_id, decision_id)
);
grant select, insert on outbox_decision to innkeeper_platform;

-- When each piece of scheduled work is due next; the server that moves the time on does the work.
create table schedule (
  name text primary key,
  due_at timestamptz not null
);
grant select, insert, update on schedule to innkeeper_platform;
