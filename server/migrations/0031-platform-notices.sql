-- The bell of the platform's administrators. A notice that came with an event has the event's id, so that an event which is delivered twice
-- is told once. No property's request reads or writes these tables.
create table platform_notice (
  platform_notice_id uuid primary key,
  kind text not null check (char_length(kind) between 1 and 50),
  subject_code text not null,
  title_vi text not null check (title_vi <> ''),
  title_en text not null check (title_en <> ''),
  -- The screen that it leads to, below the administrators' area.
  link text not null check (link !~ '^/'),
  person text not null default '',
  -- Who did it, so that their own bell does not tell it.
  account_id uuid references account,
  at timestamptz not null default now()
);
create index platform_notice_in_time on platform_notice (at desc, platform_notice_id desc);

create table platform_notice_seen (
  platform_notice_id uuid not null references platform_notice on delete cascade,
  account_id uuid not null references account,
  seen_at timestamptz not null default now(),
  primary key (platform_notice_id, account_id)
);

create table platform_notice_reader (
  account_id uuid primary key references account,
  seen_until timestamptz not null
);
grant select, insert on platform_notice, platform_notice_seen to innkeeper_platform;
grant select, insert, update on platform_notice_reader to innkeeper_platform;
