-- The codes by which a connected system names its rooms and plans, each mapped to one of ours by a person; unmapped while it is not.
create table connection_code (
  property_id uuid not null,
  connection_id uuid not null,
  thing text not null check (thing in ('room', 'plan')),
  code text not null check (char_length(code) between 1 and 100),
  name text not null check (char_length(name) <= 255),
  room_type_id uuid,
  rate_plan_id uuid,
  named_at timestamptz not null default now(),
  mapped_at timestamptz,
  mapped_by text,
  primary key (property_id, connection_id, thing, code),
  foreign key (property_id, connection_id) references connection,
  -- What a code was mapped to may be deleted; the code is unmapped then.
  foreign key (property_id, room_type_id) references room_type on delete set null (room_type_id),
  foreign key (property_id, rate_plan_id) references rate_plan on delete set null (rate_plan_id),
  constraint connection_code_of_its_thing check (
    (thing = 'room' or room_type_id is null) and (thing = 'plan' or rate_plan_id is null)),
  constraint connection_code_mapped_whole check ((mapped_at is null) = (mapped_by is null)),
  constraint connection_code_code_one_line check (code !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint connection_code_name_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('connection_code');
create index connection_code_of_room on connection_code (property_id, room_type_id);
create index connection_code_of_plan on connection_code (property_id, rate_plan_id);
