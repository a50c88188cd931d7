-- The gift codes that a property shows to guests on its website, the newest first. Codes that were made many at once are one person's each, so none of
-- them is shown. Whether a code counts at this moment and for this stay is for the price to say.
create function gift_codes_shown(place uuid) returns table (code text)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.code
    from gift_code_hotel h
    join gift_code g on g.property_id = h.made_at and g.gift_code_id = h.gift_code_id
   where h.property_id = place and (current_property() is null or h.property_id = current_property())
     and g.on_website and g.active and g.batch_id is null and g.for_agents = 'all' and 'cash' = any(g.methods)
     and (g.most_uses is null or g.uses < g.most_uses)
     -- No zone is more than a day behind the database's own.
     and (g.valid_to is null or g.valid_to >= current_date - 1)
   order by h.gift_code_id desc
   limit 50
$$;
revoke execute on function gift_codes_shown(uuid) from public;
grant execute on function gift_codes_shown(uuid) to innkeeper_tenant, innkeeper_platform;

create index gift_code_on_website on gift_code (property_id, gift_code_id) where on_website;
