-- What a market of many properties is searched by. The search reads nothing else of a property before it has found the few that it prices
-- exactly (docs/decisions): the cheapest price of each night, and the order and the place of each property.

-- The distance between two points of the earth, as an index finds the nearest: by the chord between them, which grows as the way over the ground does.
create extension if not exists cube;
create function on_earth(latitude double precision, longitude double precision) returns public.cube language sql immutable strict parallel safe
  return public.cube(array[
    cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))]);

-- The orders of a list, each a text that no two properties share. "Items with display order 0 appear last".
create function in_display_order(display_order integer, code text) returns text language sql immutable parallel safe
  return lpad(case display_order when 0 then '9999999999' else display_order::text end, 10, '0') || ' ' || code;
create function in_star_order(star smallint, code text) returns text language sql immutable parallel safe
  return (9 - coalesce(star, 0))::text || ' ' || code;
create function in_name_order(name text, code text) returns text language sql immutable parallel safe
  return public.folded(name) || ' ' || code;

create index property_in_display_order on property (in_display_order(display_order, code) collate "C") where state = 'onsite';
create index property_in_star_order on property (in_star_order(star, code) collate "C") where state = 'onsite';
create index property_in_name_order_vi on property (in_name_order(name_vi, code) collate "C") where state = 'onsite';
create index property_in_name_order_en on property (in_name_order(name_en, code) collate "C") where state = 'onsite';
create index property_on_earth on property using gist (on_earth(latitude, longitude)) where state = 'onsite' and latitude is not null;
create index property_of_commune on property (commune_code);

-- Of a property and a month, the lowest price of each night (before tax and extras, minor units) in any room that takes so many guests and is
-- on sale at all; null where there is none. A stay there costs at least that. Without a row, nothing is on sale in the month.
create table market_month (
  property_id uuid not null references property,
  month date not null check (extract(day from month) = 1),
  guests smallint not null check (guests in (1, 3, 4, 6)),
  currency text not null,
  tax_choice smallint not null,
  lows bigint[] not null check (cardinality(lows) = 31),
  -- The lowest of them.
  least bigint not null,
  -- Of each night, how long a stay that arrives on it has to be at least; null where nobody may arrive.
  arrivals smallint[] not null check (cardinality(arrivals) = 31),
  primary key (property_id, month, guests)
) with (fillfactor = 80);
call wall_off('market_month');
-- A month of the market lies together, the cheapest first, with all that a search needs of it: it is read without the table.
create index market_month_in_order on market_month (month, guests, currency, least, property_id) include (tax_choice, lows, arrivals);

-- What has changed since the rows of `market_month` were written: a property, from one month to another. It is written in the transaction of the
-- change, so whoever sees the change sees the mark, and does not trust those rows. Marks are only added, so that nobody waits for somebody else's.
create table market_mark (
  property_id uuid not null references property,
  mark_no bigint generated always as identity,
  from_month date not null,
  to_month date not null,
  primary key (property_id, mark_no)
);
call wall_off('market_mark');

create function first_of_month(day date) returns date language sql immutable parallel safe
  return (date_trunc('month', day::timestamp))::date;

-- Prices and restrictions of nights. The rows that a statement changed are counted once, by property.
create function mark_rate_nights() returns trigger language plpgsql as $$
begin
  insert into market_mark (property_id, from_month, to_month)
    select property_id, first_of_month(min(night)), first_of_month(max(night)) from changed group by property_id;
  return null;
end
$$;
create trigger mark_market_on_insert after insert on rate_night
  referencing new table as changed for each statement execute function mark_rate_nights();
create trigger mark_market_on_update after update on rate_night
  referencing new table as changed for each statement execute function mark_rate_nights();
create trigger mark_market_on_delete after delete on rate_night
  referencing old table as changed for each statement execute function mark_rate_nights();

-- Rooms: it counts only whether there is one. Most bookings leave it so, and mark nothing.
create function mark_room_nights() returns trigger language plpgsql as $$
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
  return null;
end
$$;
create trigger mark_market_on_insert after insert on room_night
  referencing new table as changed for each statement execute function mark_room_nights();
create trigger mark_market_on_update after update on room_night
  referencing old table as former new table as changed for each statement execute function mark_room_nights();
create trigger mark_market_on_delete after delete on room_night
  referencing old table as changed for each statement execute function mark_room_nights();

-- What all nights depend on.
create function mark_whole_property() returns trigger language plpgsql as $$
begin
  insert into market_mark (property_id, from_month, to_month) values (coalesce(new.property_id, old.property_id), '-infinity', 'infinity');
  return null;
end
$$;
create trigger mark_market after insert or delete or update of active, max_guests, default_price, weekend_price on room_type
  for each row execute function mark_whole_property();
create trigger mark_market after insert or delete or update of active on room_plan
  for each row execute function mark_whole_property();
create trigger mark_market after update of active, parent_rate_plan_id, derive_unit, derive_value, derive_round_to, derive_floor, inherit_stop_sell,
    inherit_cta, inherit_min_stay, min_stay
  on rate_plan for each row execute function mark_whole_property();
create trigger mark_market after update of weekend_nights, tax_choice, currency on property
  for each row execute function mark_whole_property();

-- The price of a plan that follows another, as rules/src/rate/derive.ts has it; a plan that follows none keeps the price.
create function derived_price(price bigint, unit text, value bigint, round_to bigint, floor_price bigint) returns bigint language sql immutable parallel safe
  return case when unit is null then price else greatest(
    round(round(case unit when 'percent' then price * (10000 + value) * 0.0001 else price + value end) / round_to) * round_to,
    coalesce(floor_price, 0), 0)::bigint end;

-- The plans of a property's rooms on sale, each with those that it follows: whose nights its price and its restrictions are taken from.
create view market_plan with (security_invoker = true) as
  select m.property_id, m.room_type_id, t.max_guests, t.default_price, t.weekend_price,
      case when r1.rate_plan_id is null then m.room_plan_id when r2.rate_plan_id is null then m1.room_plan_id
           when r3.rate_plan_id is null then m2.room_plan_id else m3.room_plan_id end as priced_by,
      case when r1.rate_plan_id is null or not r0.inherit_stop_sell then m.room_plan_id
           when r2.rate_plan_id is null or not r1.inherit_stop_sell then m1.room_plan_id
           when r3.rate_plan_id is null or not r2.inherit_stop_sell then m2.room_plan_id else m3.room_plan_id end as stopped_by,
      case when r1.rate_plan_id is null or not r0.inherit_cta then m.room_plan_id
           when r2.rate_plan_id is null or not r1.inherit_cta then m1.room_plan_id
           when r3.rate_plan_id is null or not r2.inherit_cta then m2.room_plan_id else m3.room_plan_id end as arrived_by,
      case when r1.rate_plan_id is null or not r0.inherit_min_stay then m.room_plan_id
           when r2.rate_plan_id is null or not r1.inherit_min_stay then m1.room_plan_id
           when r3.rate_plan_id is null or not r2.inherit_min_stay then m2.room_plan_id else m3.room_plan_id end as bounded_by,
      case when r1.rate_plan_id is null or not r0.inherit_min_stay then r0.min_stay
           when r2.rate_plan_id is null or not r1.inherit_min_stay then r1.min_stay
           when r3.rate_plan_id is null or not r2.inherit_min_stay then r2.min_stay else r3.min_stay end as min_stay,
      r0.derive_unit as unit0, r0.derive_value as value0, r0.derive_round_to as round0, r0.derive_floor as floor0,
      r1.derive_unit as unit1, r1.derive_value as value1, r1.derive_round_to as round1, r1.derive_floor as floor1,
      r2.derive_unit as unit2, r2.derive_value as value2, r2.derive_round_to as round2, r2.derive_floor as floor2
    from room_plan m
    join room_type t on t.property_id = m.property_id and t.room_type_id = m.room_type_id and t.active
    join rate_plan r0 on r0.property_id = m.property_id and r0.rate_plan_id = m.rate_plan_id and r0.active
    left join rate_plan r1 on r1.property_id = m.property_id and r1.rate_plan_id = r0.parent_rate_plan_id
    left join rate_plan r2 on r2.property_id = m.property_id and r2.rate_plan_id = r1.parent_rate_plan_id
    left join rate_plan r3 on r3.property_id = m.property_id and r3.rate_plan_id = r2.parent_rate_plan_id
    left join room_plan m1 on m1.property_id = m.property_id and m1.room_type_id = m.room_type_id and m1.rate_plan_id = r1.rate_plan_id
    left join room_plan m2 on m2.property_id = m.property_id and m2.room_type_id = m.room_type_id and m2.rate_plan_id = r2.rate_plan_id
    left join room_plan m3 on m3.property_id = m.property_id and m3.room_type_id = m.room_type_id and m3.rate_plan_id = r3.rate_plan_id
   where m.active;
grant select on market_plan to innkeeper_platform;

-- The lowest prices of a property's nights, told anew from what is stored. Nights that are over are told no more.
create function tell_market(of_property uuid, from_month date, to_month date) returns void language plpgsql
set enable_nestloop = off set plan_cache_mode = force_generic_plan as $$
declare
  first_day date := greatest(from_month, first_of_month(current_date - 1));
  end_day date := (first_of_month(least(to_month, current_date + 800)) + interval '1 month')::date;
begin
  with place as (select weekend_nights, currency, tax_choice from property where property_id = of_property),
  offer as materialized (select * from market_plan where property_id = of_property),
  room as materialized (
    select room_type_id, night from room_night
     where property_id = of_property and night >= first_day and night < end_day and not closed and allotment > sold),
  rate as materialized (
    select room_plan_id, night, price, stop_sell, cta, min_stay from rate_night
     where property_id = of_property and night >= first_day and night < end_day),
  own as (
    select n.night, o.*, case when arrived.cta then null else coalesce(bounded.min_stay, o.min_stay) end as arrival,
        coalesce(priced.price, case when extract(isodow from n.night)::smallint = any(place.weekend_nights) then o.weekend_price else o.default_price end) as price
      from place cross join offer o
      join room n on n.room_type_id = o.room_type_id
      left join rate priced on priced.room_plan_id = o.priced_by and priced.night = n.night
      left join rate stopped on stopped.room_plan_id = o.stopped_by and stopped.night = n.night
      left join rate arrived on arrived.room_plan_id = o.arrived_by and arrived.night = n.night
      left join rate bounded on bounded.room_plan_id = o.bounded_by and bounded.night = n.night
     where stopped.stop_sell is not true),
  low as (
    select night, max_guests, min(arrival) as arrival, min(nullif(case when unit0 is null then price else derived_price(derived_price(derived_price(
          price, unit2, value2, round2, floor2), unit1, value1, round1, floor1), unit0, value0, round0, floor0) end, 0)) as price
      from own group by night, max_guests),
  told as materialized (
    select first_of_month(l.night) as month, guests, extract(day from l.night)::integer as day, min(l.price) as price, min(l.arrival) as arrival
      from low l join unnest('{1,3,4,6}'::smallint[]) as guests on guests <= l.max_guests
     where l.price is not null group by l.night, guests),
  fresh as materialized (
    select month, guests, array_agg(price order by day) as lows, min(price) as least, array_agg(arrival order by day) as arrivals
      from (select month, guests, day, t.price, t.arrival
              from (select distinct month, guests from told) as m cross join generate_series(1, 31) as day left join told t using (month, guests, day)) as filled
     group by month, guests),
  gone as (
    delete from market_month k where k.property_id = of_property
      and (k.month < first_of_month(current_date - 1) or (k.month >= first_day and k.month < end_day
        and not exists (select from fresh f where f.month = k.month and f.guests = k.guests))))
  insert into market_month (property_id, month, guests, currency, tax_choice, lows, least, arrivals)
    select of_property, month, guests, place.currency, place.tax_choice, lows, least, arrivals from fresh, place
    on conflict (property_id, month, guests) do update
      set currency = excluded.currency, tax_choice = excluded.tax_choice, lows = excluded.lows, least = excluded.least,
        arrivals = excluded.arrivals
      where (market_month.currency, market_month.tax_choice, market_month.lows, market_month.arrivals)
        is distinct from (excluded.currency, excluded.tax_choice, excluded.lows, excluded.arrivals);
end
$$;

-- Tells some marked properties anew and takes their marks away; answers how many. Whoever comes while another does it does nothing: two at once
-- might write what the other no longer sees. The marks are read before the nights, so that a change between the two leaves its mark.
create function settle_market(most integer) returns integer language plpgsql as $$
declare
  marked record;
  settled integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('market', 12)) then return 0; end if;
  for marked in
    select property_id, min(from_month) as from_month, max(to_month) as to_month, array_agg(mark_no) as mark_nos
      from (select * from market_mark order by mark_no limit most) as oldest group by property_id
  loop
    delete from market_mark k where k.property_id = marked.property_id and k.mark_no = any(marked.mark_nos);
    perform tell_market(marked.property_id, marked.from_month, marked.to_month);
    settled := settled + 1;
  end loop;
  return settled;
end
$$;

-- What is there already is marked, and settled by the sweep once the server runs: filling the index here would stop a large market for minutes.
set local role innkeeper_platform;
insert into market_mark (property_id, from_month, to_month) select property_id, '-infinity', 'infinity' from property;
reset role;
