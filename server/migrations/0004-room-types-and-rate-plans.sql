-- Two people, one form: a save names the version that it saw, and is refused when there is a newer one.
alter table room_type
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
alter table rate_plan
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';

-- Beds stand in the order in which they were entered.
alter table room_type_bed add column line_no smallint not null default 1;

-- A room-plan that nothing was ever sold or priced on goes with its room type or plan; a night's price and a booking still hold it.
alter table room_plan
  drop constraint room_plan_property_id_room_type_id_fkey,
  drop constraint room_plan_property_id_rate_plan_id_fkey,
  add constraint room_plan_of_room_type foreign key (property_id, room_type_id) references room_type on delete cascade,
  add constraint room_plan_of_rate_plan foreign key (property_id, rate_plan_id) references rate_plan on delete cascade;

-- A hotel that gives up rooms keeps its past: a night gone by may hold more rooms than the room type has today.
alter table room_night
  add column frozen boolean not null default false,
  drop constraint allotment_within_total_rooms,
  add constraint allotment_within_total_rooms check (allotment >= 0 and (frozen or allotment <= total_rooms));

create function freeze_past_night() returns trigger language plpgsql as $$
begin
  new.frozen := exists (
    select from property p where p.property_id = new.property_id and new.night < (now() at time zone p.time_zone)::date);
  return new;
end
$$;
create trigger freeze_past_night before update of total_rooms on room_night
  for each row when (new.allotment > new.total_rooms) execute function freeze_past_night();
