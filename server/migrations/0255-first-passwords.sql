-- A first password that somebody else typed is open for 72 hours, as an invitation is, and opens no more than the one who typed it may do:
-- they know it, and would otherwise come to rights that others gave to its owner later.
alter table account
  add column first_password_until timestamptz,
  add column first_password_by uuid references account on delete set null;
-- Nobody knows who typed the earlier ones.
update account set first_password_until = now() where password_is_first;
alter table account add constraint account_first_password_expires check (password_is_first = (first_password_until is not null));
create index account_first_password_by on account (first_password_by) where first_password_by is not null;
grant select (first_password_until, first_password_by) on account to innkeeper_tenant;

create or replace function add_person(facts jsonb, by_person text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p account := jsonb_populate_record(null::account, facts);
begin
  insert into account (account_id, kind, user_name, email, full_name, phone, address, position, language,
      password_hash, password_is_first, first_password_until, first_password_by)
    values (p.account_id, 'user', p.user_name, p.email, p.full_name, p.phone, p.address, p.position, p.language,
            coalesce(p.password_hash, 'invited'), p.password_hash is not null, p.first_password_until, p.first_password_by)
    on conflict do nothing;
  if not found then return false; end if;
  insert into membership (property_id, account_id, changed_by) values (current_property(), p.account_id, by_person);
  return true;
end
$$;

-- The codes of a person at a property, as they are stored.
create function codes_at(place uuid, person_id uuid) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select f.function_code from member_function f where f.property_id = place and f.account_id = person_id
  union
  select gf.function_code from staff_group_member gm
    join staff_group g using (property_id, staff_group_id)
    join staff_group_function gf using (property_id, staff_group_id)
   where gm.property_id = place and gm.account_id = person_id and g.active
$$;
revoke execute on function codes_at from public;

-- Whether a first password may still be changed to one of the person's own. Whoever typed it must still work wherever it opens, with every
-- right that it opens.
create function first_password_is_open(person_id uuid, at_moment timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from account a
     where a.account_id = person_id and a.password_is_first and a.first_password_until > at_moment
       and not exists (
         select from membership m
          where m.account_id = a.account_id and m.active
            and not exists (
              select from membership t join account typist using (account_id)
               where t.property_id = m.property_id and t.account_id = a.first_password_by and t.active and typist.active
                 and (t.owner or not exists (
                   select codes_at(m.property_id, a.account_id) except select codes_at(m.property_id, t.account_id))))))
$$;

-- Ends a first password of somebody at the running property: from now on they have none, and can be invited.
create function end_first_password(person_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account a
     set password_hash = 'invited', password_is_first = false, first_password_until = null, first_password_by = null
   where a.account_id = person_id and a.password_is_first
     and exists (select from membership m where m.property_id = current_property() and m.account_id = person_id);
end
$$;
