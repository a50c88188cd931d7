-- Where no connected system is told of nights, a statement that writes nights now looks once whether there is one, before it reads what it wrote
-- a second time (0402). A property's own requests see its own feeds alone.
create or replace function mark_rate_nights() returns trigger language plpgsql as $$
begin
  insert into market_mark (property_id, from_month, to_month)
    select property_id, first_of_month(min(night)), first_of_month(max(night)) from changed group by property_id;
  if exists (select from ari_feed f where f.url is not null) then
    insert into ari_mark (property_id, room_type_id, from_night, to_night)
      select c.property_id, p.room_type_id, min(c.night), max(c.night)
        from changed c join room_plan p using (property_id, room_plan_id)
       where c.property_id in (select f.property_id from ari_feed f where f.url is not null)
       group by c.property_id, p.room_type_id;
  end if;
  return null;
end
$$;

create or replace function mark_room_nights() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into market_mark (property_id, from_month, to_month)
      select property_id, first_of_month(min(night)), first_of_month(max(night))
        from former join changed using (property_id, room_type_id, night)
       where (not former.closed and former.allotment > former.sold) <> (not changed.closed and changed.allotment > changed.sold)
       group by property_id;
  else
    insert into market_mark (property_id, from_month, to_month)
      select property_id, first_of_month(min(night)), first_of_month(max(night))
        from changed where not closed and allotment > sold group by property_id;
  end if;
  if not exists (select from ari_feed f where f.url is not null) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into ari_mark (property_id, room_type_id, from_night, to_night)
      select property_id, room_type_id, min(night), max(night)
        from former join changed using (property_id, room_type_id, night)
       where property_id in (select f.property_id from ari_feed f where f.url is not null)
         and (former.allotment - former.sold, former.closed, former.release_days)
           is distinct from (changed.allotment - changed.sold, changed.closed, changed.release_days)
       group by property_id, room_type_id;
  else
    insert into ari_mark (property_id, room_type_id, from_night, to_night)
      select property_id, room_type_id, min(night), max(night)
        from changed where property_id in (select f.property_id from ari_feed f where f.url is not null)
       group by property_id, room_type_id;
  end if;
  return null;
end
$$;
