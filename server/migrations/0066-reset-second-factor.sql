-- Second factors that another person took away, because their owner had lost everything that proves them: by whom and why.
create table second_factor_reset (
  account_id uuid not null references account on delete cascade,
  second_factor_reset_id uuid not null,
  at timestamptz not null default now(),
  person text not null,
  reason text not null check (char_length(reason) between 3 and 255),
  primary key (account_id, second_factor_reset_id)
);
grant select, insert on second_factor_reset to innkeeper_platform;

-- Why one person must not reset another's second factor from the running property; null where they may. The account counts elsewhere as well: whoever
-- resets it owns, or as an administrator may enter, every property where it works.
create function factor_kept(person_id uuid, by_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when not exists (select from membership m where m.property_id = current_property() and m.account_id = person_id) then 'missing'
    when not exists (select from second_factor f where f.account_id = person_id) then 'none'
    when exists (
      select from membership m, account b
       where m.account_id = person_id and b.account_id = by_id
         and case b.kind
               when 'admin' then b.reach is not null and not (m.property_id = any (b.reach))
               else not exists (select from membership o where o.property_id = m.property_id and o.account_id = by_id and o.owner and o.active)
             end) then 'elsewhere'
  end
$$;

-- Resets the second factor of somebody of the running property and ends all of their sessions, whose ids it returns. What may not be reset stays.
create function reset_second_factor(person_id uuid, by_id uuid, by_person text, why text, reset_id uuid) returns table (session_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if factor_kept(person_id, by_id) is not null then return; end if;
  delete from second_factor f where f.account_id = person_id;
  delete from recovery_code c where c.account_id = person_id;
  delete from factor_challenge c where c.account_id = person_id;
  insert into second_factor_reset (account_id, second_factor_reset_id, person, reason) values (person_id, reset_id, by_person, why);
  return query update session s set ended_at = now() where s.account_id = person_id and s.ended_at is null returning s.session_id;
end
$$;
revoke execute on function factor_kept(uuid, uuid), reset_second_factor(uuid, uuid, text, text, uuid) from public;
grant execute on function factor_kept(uuid, uuid), reset_second_factor(uuid, uuid, text, text, uuid) to innkeeper_tenant;
