-- What a property offers for a request: rooms and nights at an agreed price, held until a moment. An offer is never overwritten: the next one
-- has the next number. The snapshot is that of the booking which it would become.
create table booking_offer (
  property_id uuid not null,
  booking_request_id uuid not null,
  offer_no smallint not null check (offer_no > 0),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'takenBack', 'replaced', 'lapsed', 'passed')),
  check_in date not null,
  check_out date not null check (check_out > check_in),
  currency text not null,
  total bigint not null check (total > 0),
  -- What the same stay would have cost the agent that day.
  usual_total bigint not null check (usual_total >= 0),
  valid_until timestamptz not null,
  snapshot jsonb not null,
  note text not null default '',
  person text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (property_id, booking_request_id, offer_no),
  foreign key (property_id, booking_request_id) references booking_request,
  constraint offer_ended_once check ((state = 'open') = (ended_at is null)),
  constraint offer_held_for_a_while check (valid_until > made_at)
);
call wall_off('booking_offer');
-- Nobody rewrites what was offered: an offer only ends.
revoke update, delete on booking_offer from innkeeper_tenant, innkeeper_platform;
grant update (state, ended_at) on booking_offer to innkeeper_tenant;
create unique index booking_offer_open on booking_offer (property_id, booking_request_id) where state = 'open';
-- What the clock looks at.
create index booking_offer_until on booking_offer (valid_until) where state = 'open';

-- The rooms that an open offer holds; they are in `room_night.sold`. A row goes when its rooms are given back or booked, so the rooms sold
-- are always those of bookings and those that stand here.
create table booking_offer_room (
  property_id uuid not null,
  booking_request_id uuid not null,
  offer_no smallint not null,
  room_plan_id uuid not null,
  room_type_id uuid not null,
  rooms smallint not null check (rooms >= 1),
  primary key (property_id, booking_request_id, offer_no, room_plan_id),
  foreign key (property_id, booking_request_id, offer_no) references booking_offer,
  foreign key (property_id, room_type_id) references room_type,
  foreign key (property_id, room_plan_id) references room_plan
);
call wall_off('booking_offer_room');
create index booking_offer_room_of_room_type on booking_offer_room (property_id, room_type_id);
create index booking_offer_room_of_room_plan on booking_offer_room (property_id, room_plan_id);

alter table booking_request_event
  drop constraint booking_request_event_kind_check,
  add constraint booking_request_event_kind_check check (
    kind in ('asked', 'answered', 'offered', 'takenBack', 'countered', 'accepted', 'declined', 'withdrawn', 'lapsed', 'passed'));
