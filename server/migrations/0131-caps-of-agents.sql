-- The cap of terms: how many rooms of a type each agent may have on a night, as a number or as a share of the allotment. What is cancelled
-- counts no more where the cap is refilled, and still counts where it is not.
alter table agent_terms
  add column cap_unit text not null default 'none' check (cap_unit in ('asLevel', 'none', 'rooms', 'share')),
  add column cap_rooms integer check (cap_rooms between 1 and 10000),
  add column cap_share integer check (cap_share between 1 and 10000),
  add column cap_refilled boolean not null default true,
  add check ((cap_unit = 'rooms') = (cap_rooms is not null)),
  add check ((cap_unit = 'share') = (cap_share is not null)),
  add check (cap_refilled or cap_unit in ('rooms', 'share'));
update agent_terms set cap_unit = 'asLevel' where level is null;
alter table agent_terms
  alter column cap_unit drop default,
  add constraint terms_cap_whole check (level is null or cap_unit <> 'asLevel');

-- What an agent has on a night is counted among its stays that are not over.
create index booking_of_agent_by_check_out on booking (property_id, travel_agent_id, check_out);
