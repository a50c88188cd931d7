-- Whoever becomes an owner of a property with ten thousand codes must not wait for each of them: where codes hold is asked once for all that
-- name the same properties, and what the property made itself was told when it was made.
create or replace function tell_gift_codes_of_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into gift_code_hotel (property_id, gift_code_id, made_at, code)
    select new.property_id, g.gift_code_id, g.property_id, g.code
      from (select distinct c.property_id, c.hotels
              from membership m join gift_code c on c.property_id = m.property_id and c.hotel_scope = 'excluded'
             where m.account_id = new.account_id and m.owner and m.active and m.property_id <> new.property_id) s
      join gift_code g on g.property_id = s.property_id and g.hotel_scope = 'excluded' and g.hotels = s.hotels
     where new.property_id in (select place from gift_code_reach(s.property_id, 'excluded', s.hotels))
    on conflict do nothing;
  return null;
end
$$;
