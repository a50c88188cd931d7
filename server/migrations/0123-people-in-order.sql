-- Lists of people and agents among 100,000. A property's people are read in the order of their names and counted without their accounts: row
-- security asks of each account whether it works here, which takes longer than the rest of the list.
alter table account
  add column search_text text not null generated always as (folded(full_name || ' ' || user_name || ' ' || email)) stored;
create index account_search on account using gin (search_text gin_trgm_ops);

alter table membership
  add column full_name text not null default '' constraint membership_full_name_one_line check (full_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add column search_text text not null default '';
update membership m set full_name = a.full_name, search_text = a.search_text from account a where a.account_id = m.account_id;
create index membership_by_name on membership (property_id, full_name collate "vi-x-icu", account_id);

-- Many people may be added at once, when PostgreSQL does not know yet that there are many.
create function name_membership() returns trigger language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  select a.full_name, a.search_text into new.full_name, new.search_text from account a where a.account_id = new.account_id;
  return new;
end
$$;
create trigger membership_named before insert on membership for each row execute function name_membership();

create function rename_memberships() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update membership set full_name = new.full_name, search_text = new.search_text where account_id = new.account_id;
  return null;
end
$$;
create trigger account_renamed after update on account
  for each row when ((old.full_name, old.search_text) is distinct from (new.full_name, new.search_text))
  execute function rename_memberships();

-- The ids of the people whose names match a pattern, at most so many: row security keeps a property's request from the index of texts. Ids
-- alone tell nothing; who of them works at the property is asked behind the wall.
create function people_named(pattern text, most integer) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $$
begin
  return query execute 'select account_id from account where search_text like $1 limit $2' using pattern, most;
end
$$;
revoke execute on function people_named(text, integer) from public;
grant execute on function people_named(text, integer) to innkeeper_tenant;

create index travel_agent_by_name_en on travel_agent (name_en collate "vi-x-icu", code);
create index travel_agent_stopped on travel_agent (travel_agent_id) where not active;
