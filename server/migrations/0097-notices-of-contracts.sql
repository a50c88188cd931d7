-- A notice about a contract is about its property too: whoever may not enter the property does not see it.
drop policy within_reach on platform_notice;
alter table platform_notice drop column about_property;
alter table platform_notice
  add column about_property uuid generated always as (substring(link from
    '^(?:hotels|contracts)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid) stored;
create policy within_reach on platform_notice as restrictive to innkeeper_limited
  using (about_property is null or about_property = any ((select current_reach())::uuid[]));
