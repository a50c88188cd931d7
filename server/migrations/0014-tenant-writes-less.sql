-- What the platform alone decides of a property is not for the property's own requests to write: its kind, its code, its place in
-- lists, what is linked to it, and how far its contract is. The rest of its row and of its contract it writes as before.
alter table e_contract alter column state set default 'not created';
revoke update on property from innkeeper_tenant;
revoke insert, update on e_contract from innkeeper_tenant;
do $$
declare
  own text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
                where table_schema = 'public' and table_name = 'property'
                  and column_name not in ('property_id', 'kind', 'code', 'merchant_link', 'display_order', 'created_at'));
  legal text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
                  where table_schema = 'public' and table_name = 'e_contract' and column_name not in ('property_id', 'state', 'ends_on'));
begin
  execute format('grant update (%s) on property to innkeeper_tenant', own);
  execute format('grant update (%1$s), insert (property_id, %1$s) on e_contract to innkeeper_tenant', legal);
end
$$;

-- A chain keeps its id, and whoever changes one is in it.
revoke update on hotel_chain from innkeeper_tenant;
grant update (name_vi, name_en, version, changed_at, changed_by) on hotel_chain to innkeeper_tenant;
