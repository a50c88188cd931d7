create table travel_agent (
  travel_agent_id uuid primary key,
  code text not null unique,
  name_vi text not null,
  name_en text not null,
  kind text not null check (kind in ('travel company', 'trading enterprise', 'API partner')),
  email text not null default '',
  phone text not null default '',
  active boolean not null default true
);
create table travel_agent_key (
  key_hash bytea primary key,
  travel_agent_id uuid not null references travel_agent,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
grant select on travel_agent to innkeeper_tenant;
grant select, insert, update on travel_agent, travel_agent_key to innkeeper_platform;

create table travel_agent_link (
  property_id uuid not null references property,
  travel_agent_id uuid not null references travel_agent,
  level smallint not null check (level between 1 and 5),
  active boolean not null default true,
  unlinked_reason text,
  debt_limit bigint check (debt_limit >= 0),
  debt_used bigint not null default 0 check (debt_used >= 0),
  primary key (property_id, travel_agent_id),
  constraint debt_within_limit check (debt_used = 0 or debt_used <= debt_limit)
);
call wall_off('travel_agent_link');
create index travel_agent_link_of_agent on travel_agent_link (travel_agent_id);

create table booking (
  property_id uuid not null references property,
  booking_id uuid not null,
  code text not null unique,
  travel_agent_id uuid references travel_agent,
  state text not null check (state in ('await payment', 'await fully payment', 'confirm', 'in service', 'close',
    'payment failed', 'cancel', 'void')),
  check_in date not null,
  check_out date not null check (check_out > check_in),
  guest_name text not null,
  guest_phone text not null default '',
  guest_email text not null default '',
  note text not null default '',
  currency text not null,
  total bigint not null check (total >= 0),
  paid bigint not null default 0 check (paid >= 0),
  payment_method text not null check (payment_method in
    ('domestic card', 'international card', 'QR wallet', 'bank transfer', 'cash', 'debt', 'other')),
  pay_by timestamptz,
  cancel_reason text,
  snapshot jsonb not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (property_id, booking_id),
  constraint cancelled_with_reason check (state not in ('cancel', 'void') or cancel_reason is not null)
);
call wall_off('booking');
create index booking_by_change on booking (property_id, changed_at desc, booking_id);
create index booking_by_check_in on booking (property_id, check_in);
create index booking_by_check_out on booking (property_id, check_out);
create index booking_unpaid on booking (pay_by) where state in ('await payment', 'await fully payment', 'payment failed');
create index booking_search on booking using gin (search_text gin_trgm_ops);

create table booking_room (
  property_id uuid not null,
  booking_id uuid not null,
  line_no smallint not null,
  room_type_id uuid not null,
  room_plan_id uuid not null,
  adults smallint not null check (adults >= 1),
  children_ages smallint[] not null default '{}',
  primary key (property_id, booking_id, line_no),
  foreign key (property_id, booking_id) references booking,
  foreign key (property_id, room_type_id) references room_type,
  foreign key (property_id, room_plan_id) references room_plan
);
call wall_off('booking_room');
create index booking_room_of_room_type on booking_room (property_id, room_type_id);
create index booking_room_of_room_plan on booking_room (property_id, room_plan_id);

-- What happened to a booking, append-only: its timeline.
create table booking_event (
  property_id uuid not null,
  booking_id uuid not null,
  booking_event_id uuid not null,
  kind text not null,
  at timestamptz not null default now(),
  person text not null,
  origin text not null check (origin in ('screen', 'batch', 'pms', 'agent', 'system')),
  detail jsonb not null default '{}',
  primary key (property_id, booking_id, booking_event_id),
  foreign key (property_id, booking_id) references booking
);
call wall_off('booking_event');

-- Money that moved or is owed, append-only: a correction is a second entry. Amounts are positive; the kind says which way.
create table ledger_entry (
  property_id uuid not null,
  ledger_entry_id uuid not null,
  booking_id uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'cancellation refund', 'cancellation fee')),
  amount bigint not null check (amount > 0),
  currency text not null,
  payment_method text not null,
  paid_on date not null,
  note text not null default '' check (char_length(note) <= 255),
  at timestamptz not null default now(),
  person text not null,
  primary key (property_id, ledger_entry_id),
  foreign key (property_id, booking_id) references booking
);
call wall_off('ledger_entry');
create index ledger_entry_of_booking on ledger_entry (property_id, booking_id);

create table notification (
  property_id uuid not null references property,
  notification_id uuid not null,
  kind text not null,
  subject_code text not null,
  title_vi text not null,
  title_en text not null,
  link text not null,
  at timestamptz not null default now(),
  primary key (property_id, notification_id)
);
call wall_off('notification');
create index notification_in_time on notification (property_id, at desc);

create table notification_seen (
  property_id uuid not null,
  notification_id uuid not null,
  account_id uuid not null references account,
  seen_at timestamptz not null default now(),
  primary key (property_id, notification_id, account_id),
  foreign key (property_id, notification_id) references notification on delete cascade
);
call wall_off('notification_seen');

-- The activity diary of everything but nights (those are operations): who did what, before and after. Append-only.
create table diary_entry (
  property_id uuid not null references property,
  diary_entry_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid,
  person text not null,
  origin text not null check (origin in ('screen', 'batch', 'pms', 'agent', 'system')),
  call text not null,
  subject text not null,
  before_values jsonb,
  after_values jsonb,
  request_id text not null,
  primary key (property_id, diary_entry_id)
);
call wall_off('diary_entry');
create index diary_entry_in_time on diary_entry (property_id, at desc);

-- The answer once given to a key, so that a repeated request is the same request.
create table idempotency_key (
  scope text not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  status smallint not null,
  answer text not null,
  at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_by_age on idempotency_key (at);

-- Events that leave (mail, PMS, live refresh), written with the change, sent after it, at least once.
create table outbox (
  outbox_id uuid primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  last_error text,
  sent_at timestamptz
);
create index outbox_due on outbox (due_at) where sent_at is null;

grant select, insert on idempotency_key to innkeeper_tenant, innkeeper_platform;
grant delete on idempotency_key to innkeeper_platform;
grant insert on outbox to innkeeper_tenant;
grant select, insert, update, delete on outbox to innkeeper_platform;

-- Append-only means that nobody may write over it.
revoke update, delete on booking_event, ledger_entry, diary_entry, operation, night_change
  from innkeeper_tenant, innkeeper_platform;
