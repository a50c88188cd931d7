-- As before, and now with the terms of agents: each night's price with the most that any level's or agent's step takes off it, and then the most
-- that discounts can take off the property's own price, by the property's mode.
-- The lowest prices of a property's nights, told anew from what is stored. Nights that are over are told no more.
create or replace function tell_market(of_property uuid, from_month date, to_month date) returns void language plpgsql
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
  cut as materialized (
    select promo_type, percent_or_fixed, value, buy, free, coalesce(stay_from, '-infinity') as stay_from, coalesce(stay_to, 'infinity') as stay_to,
        (select promotion_mode from property p where p.property_id = of_property) as mode
      from promotion x
     where x.property_id = of_property and x.active and x.effect = 'discount' and (x.book_to is null or x.book_to >= current_date - 1)),
  step as materialized (select price_unit, -price_value as off from agent_terms t where t.property_id = of_property and t.price_value < 0),
  told as materialized (
    select first_of_month(l.night) as month, guests, extract(day from l.night)::integer as day, min(l.price) as price, min(l.arrival) as arrival
      from (select o.night, o.max_guests, o.arrival, greatest(0, o.price
              - coalesce((select max(case when t.price_unit = 'amount' then t.off else ceil(o.price * t.off / 10000.0)::bigint + 1 end) from step t), 0)
              - coalesce((
                select case when min(c.mode) = 'sum' then sum(off) else max(off) end
                  from cut c cross join lateral promotion_cut(o.price, c.promo_type, c.percent_or_fixed, c.value, c.buy, c.free) as off
                 where o.night between c.stay_from and c.stay_to), 0))::bigint as price
              from low o where o.price is not null) l join unnest('{1,3,4,6}'::smallint[]) as guests on guests <= l.max_guests
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
