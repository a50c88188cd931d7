-- Messages of connected systems that wait until a person has confirmed them (decision 0107).
create table held_push (
  property_id uuid not null,
  held_push_id uuid not null,
  connection_id uuid not null,
  -- In which order the connection sent them.
  number integer not null check (number > 0),
  updates jsonb not null,
  came_at timestamptz not null,
  waits_until timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'expired')),
  -- What it would have done when it came; what it did, once it is confirmed.
  nights integer not null check (nights >= 0),
  changed integer not null check (changed >= 0),
  equal integer not null check (equal >= 0),
  left_out integer not null check (left_out >= 0),
  decided_at timestamptz,
  decided_by text,
  note text not null default '' check (char_length(note) <= 255),
  operation_no bigint,
  primary key (property_id, held_push_id),
  unique (property_id, connection_id, number),
  foreign key (property_id, connection_id) references connection,
  foreign key (property_id, operation_no) references operation,
  constraint held_push_waits check (waits_until > came_at),
  constraint held_push_decided_whole check (
    (state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint held_push_confirmed_to_apply check (operation_no is null or state = 'confirmed')
);
call wall_off('held_push');
create index held_push_due on held_push (waits_until) where state = 'waiting';
create index held_push_waiting on held_push (property_id, connection_id) where state = 'waiting';
create index held_push_decided on held_push (decided_at) where decided_at is not null;
