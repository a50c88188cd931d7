-- Whether a property may still set right where a person's letters go: until they have a password, and where they work nowhere else.
create function email_is_open(person_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not a.has_password
         and not exists (select from membership o where o.account_id = person_id and o.property_id <> current_property())
    from account a
   where a.account_id = person_id
     and exists (select from membership m where m.property_id = current_property() and m.account_id = person_id)
$$;
revoke execute on function email_is_open(uuid) from public;
grant execute on function email_is_open(uuid) to innkeeper_tenant;
