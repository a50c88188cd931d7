-- The release steps of terms: from so many days before a night on, each agent may have at most so many rooms of a type on it. They stand in the order
-- in which they come: each is nearer to the night than the one before, and keeps fewer rooms.
create function steps_fall(steps jsonb) returns boolean immutable language sql as $$
  select not exists (
    select from jsonb_array_elements(steps) with ordinality as one (step, place)
      join jsonb_array_elements(steps) with ordinality as later (step, place) on later.place = one.place + 1
     where (later.step ->> 'daysBefore')::integer >= (one.step ->> 'daysBefore')::integer
        or (later.step ->> 'rooms')::integer >= (one.step ->> 'rooms')::integer)
$$;
alter table agent_terms
  add column release_steps jsonb not null default '[]' check (jsonb_typeof(release_steps) = 'array' and jsonb_array_length(release_steps) <= 5),
  add constraint terms_steps_fall check (steps_fall(release_steps)),
  add constraint terms_steps_with_cap check (cap_unit <> 'asLevel' or release_steps = '[]');
