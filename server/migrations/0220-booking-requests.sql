-- What agents ask for where they do not simply book: rooms, dates, a wish, a price that they hope for.
create table booking_request (
  property_id uuid not null references property,
  booking_request_id uuid not null,
  -- Digits only, as the search of the list takes it.
  code text not null unique check (code ~ '^[0-9]{1,20}$'),
  travel_agent_id uuid not null references travel_agent,
  state text not null default 'wait feedback' check (state in ('wait feedback', 'feedback', 'complete', 'cancel')),
  check_in date not null,
  check_out date not null check (check_out > check_in),
  message text not null default '',
  currency text not null,
  price_hoped bigint check (price_hoped > 0),
  -- Until when the agent waits for an answer, and whether the property was told that this is near.
  answer_by timestamptz not null,
  warned boolean not null default false,
  ended_because text check (ended_because in ('withdrawn', 'passed', 'booked')),
  booking_code text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (property_id, booking_request_id),
  constraint ended_with_cause check ((state in ('complete', 'cancel')) = (ended_because is not null)),
  constraint complete_with_booking check ((state = 'complete') = (booking_code is not null)),
  constraint complete_is_booked check ((state = 'complete') = (coalesce(ended_because, '') = 'booked'))
);
call wall_off('booking_request');
create index booking_request_by_date on booking_request (property_id, created_at desc, booking_request_id);
create index booking_request_of_agent on booking_request (travel_agent_id, created_at desc);
-- What the clock looks at.
create index booking_request_open on booking_request (check_in) where state in ('wait feedback', 'feedback');
create index booking_request_waiting on booking_request (answer_by) where state = 'wait feedback' and not warned;

-- The rooms that a request names. Names are kept as they were; a room without a package is a wish in the message.
create table booking_request_room (
  property_id uuid not null,
  booking_request_id uuid not null,
  line_no smallint not null,
  room_plan_id uuid,
  room_type_id uuid,
  room_name_vi text not null default '',
  room_name_en text not null default '',
  plan_name_vi text not null default '',
  plan_name_en text not null default '',
  rooms smallint not null check (rooms >= 1),
  adults smallint not null check (adults >= 1),
  children_ages smallint[] not null default '{}',
  extra_beds smallint not null default 0 check (extra_beds >= 0),
  primary key (property_id, booking_request_id, line_no),
  foreign key (property_id, booking_request_id) references booking_request,
  constraint plan_with_room check ((room_plan_id is null) = (room_type_id is null))
);
call wall_off('booking_request_room');

-- What both sides said, append-only: the thread of a request.
create table booking_request_event (
  property_id uuid not null,
  booking_request_id uuid not null,
  booking_request_event_id uuid not null,
  kind text not null check (kind in ('asked', 'answered', 'offered', 'countered', 'accepted', 'withdrawn', 'lapsed', 'passed')),
  at timestamptz not null default now(),
  person text not null,
  by_agent boolean not null default false,
  note text not null default '',
  offer_no smallint,
  price_hoped bigint,
  primary key (property_id, booking_request_id, booking_request_event_id),
  foreign key (property_id, booking_request_id) references booking_request
);
call wall_off('booking_request_event');
revoke update, delete on booking_request_event from innkeeper_tenant, innkeeper_platform;
