-- What a person tells of themselves.
alter table account add column address text not null default '' check (char_length(address) <= 255);
alter table account add column position text not null default '' check (char_length(position) <= 255);
-- The last sign-in, and the one before it: what a person who has just signed in wants to know.
alter table account add column last_sign_in_at timestamptz;
alter table account add column former_sign_in_at timestamptz;
grant select (language, position, address) on account to innkeeper_tenant;

-- When a session was last heard of; null where nothing was heard since it began.
alter table session add column last_seen_at timestamptz;

-- Of what a person wants to be told at a property, and how. Without a row: in the bell, and not by mail.
create table alert_choice (
  property_id uuid not null references property,
  account_id uuid not null references account,
  kind text not null,
  in_bell boolean not null,
  by_mail boolean not null,
  primary key (property_id, account_id, kind)
);
call wall_off('alert_choice');
create index alert_choice_by_mail on alert_choice (property_id, kind) where by_mail;

-- Whether a notification tells of a new version of the product rather than of the property.
alter table notification add column from_release boolean not null default false;

-- What the platform says to everybody: slides in a popup, from one moment until another. A release note stands in the bell as well.
create table announcement (
  announcement_id uuid primary key,
  title_vi text not null check (char_length(title_vi) between 1 and 255),
  title_en text not null check (char_length(title_en) between 1 and 255),
  shown_from timestamptz not null,
  shown_until timestamptz,
  active boolean not null default true,
  from_release boolean not null default false,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  version integer not null default 1,
  check (shown_until > shown_from)
);
create index announcement_in_time on announcement (shown_from desc) where active;

create table announcement_slide (
  announcement_id uuid not null references announcement on delete cascade,
  slide_no smallint not null check (slide_no >= 1),
  active boolean not null default true,
  image_url text not null default '',
  content_vi text not null default '',
  content_en text not null default '',
  primary key (announcement_id, slide_no)
);
grant select, insert, update, delete on announcement, announcement_slide to innkeeper_platform;
