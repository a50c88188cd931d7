-- A session that deactivation or removal has ended stays ended when the account or the membership is active again. The database
-- sees to it, so that every way to deactivate does the same.
create function end_sessions_of_account() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update session set ended_at = now() where account_id = new.account_id and ended_at is null;
  return null;
end
$$;
create trigger account_deactivated after update of active on account
  for each row when (old.active and not new.active) execute function end_sessions_of_account();

create function end_sessions_of_membership() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update session set ended_at = now()
   where account_id = old.account_id and property_id = old.property_id and ended_at is null;
  return null;
end
$$;
create trigger membership_deactivated after update of active on membership
  for each row when (old.active and not new.active) execute function end_sessions_of_membership();
create trigger membership_removed after delete on membership
  for each row execute function end_sessions_of_membership();
