-- An administrator may be limited to some properties; null is no limit. Requests of a limited one run as a role of their own, to which the
-- other properties do not exist, whatever a statement asks for. The platform's own role keeps its plans: a condition of row security that every
-- search had to pass would keep it from the indexes of texts.
alter table account
  add column reach uuid[],
  add constraint account_reach_of_administrator check (reach is null or kind = 'admin');

drop trigger account_changed on account;
create trigger account_changed before update on account
  for each row when ((old.full_name, old.phone, old.email, old.active, old.admin_types, old.reach) is distinct from
                     (new.full_name, new.phone, new.email, new.active, new.admin_types, new.reach))
  execute function account_counts_changes();

do $$
begin
  if not exists (select from pg_roles where rolname = 'innkeeper_limited') then
    create role innkeeper_limited nologin;
  end if;
  if not pg_has_role('innkeeper_limited', 'innkeeper_platform', 'member') then
    grant innkeeper_platform to innkeeper_limited;
  end if;
  -- A login that was made a member beforehand needs no right to grant.
  if not pg_has_role('innkeeper_limited', 'member') then
    execute format('grant innkeeper_limited to %I', current_user);
  end if;
end
$$;

-- The properties that the limited administrator of the running transaction may enter.
create function current_reach() returns uuid[] language sql stable
  return (select reach from account where account_id = nullif(current_setting('innkeeper.account_id', true), '')::uuid);

create procedure limit_reach(tenant_table regclass) language plpgsql as $$
begin
  execute format('create policy within_reach on %s as restrictive to innkeeper_limited using (property_id = any ((select current_reach())::uuid[]))', tenant_table);
end
$$;

create or replace procedure wall_off(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy own_property on %s to innkeeper_tenant using (property_id = current_property())', tenant_table);
  execute format('create policy platform on %s to innkeeper_platform using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to innkeeper_tenant, innkeeper_platform', tenant_table);
  call limit_reach(tenant_table);
end
$$;

do $$
declare tenant_table regclass;
begin
  for tenant_table in select polrelid::regclass from pg_policy where polname = 'own_property' order by polrelid loop
    call limit_reach(tenant_table);
  end loop;
end
$$;

-- What failed and what the bell tells may be about a property: a notice says so by its link.
alter table platform_notice
  add column about_property uuid generated always as
    (case when link ~ '^hotels/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(link, 8, 36)::uuid end) stored;
alter table platform_notice enable row level security;
create policy platform on platform_notice to innkeeper_platform using (true);
create policy within_reach on platform_notice as restrictive to innkeeper_limited
  using (about_property is null or about_property = any ((select current_reach())::uuid[]));
alter table outbox enable row level security;
create policy events_posted on outbox for insert to innkeeper_tenant with check (true);
create policy platform on outbox to innkeeper_platform using (true);
create policy within_reach on outbox as restrictive to innkeeper_limited
  using (about_property is null or about_property = any ((select current_reach())::uuid[]));
