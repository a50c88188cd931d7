-- How low a stay may cost is told more closely, and only of the properties that may be on the page. Before, what the index had taken off a price and
-- what a search weighs were both taken off, also where only the better of them holds; surcharges raised nothing; and a search weighed every
-- promotion of the market before it took its cheapest part.

-- Of each night: the lowest price with the agent's terms, before discounts (`lows` are after the discounts of whoever asks). `least` is from now on
-- after every discount that anybody can get, so that no stay in the month costs less a night. What was taken is from now on the terms alone.
alter table market_month add column bases bigint[] not null default '{}';

drop index market_month_in_order;
create index market_month_in_order on market_month (month, guests, currency, least, property_id)
  include (tax_choice, lows, bases, arrivals, taken_share, taken_amount, adds_up);

-- What a search weighs: discounts that do not hold for whoever asks, and surcharges.
drop index promotion_weighed;
create index promotion_weighed on promotion (property_id) where active and (effect = 'surcharge' or not in_market);

drop trigger mark_market_on_insert on promotion;
drop trigger mark_market_on_delete on promotion;
drop trigger mark_market_on_update on promotion;
create trigger mark_market_on_insert after insert on promotion for each row when (new.effect = 'discount') execute function mark_whole_property();
create trigger mark_market_on_delete after delete on promotion for each row when (old.effect = 'discount') execute function mark_whole_property();
create trigger mark_market_on_update
  after update of promo_type, effect, percent_or_fixed, value, buy, free, min_nights, apply_to, channels, book_to, stay_from, stay_to, active
  on promotion for each row when (old.effect = 'discount' or new.effect = 'discount') execute function mark_whole_property();

-- The lowest prices of a property's nights, told anew from what is stored: each night's price with the most that any level's or agent's step takes off
-- it; then with the most that the discounts of whoever asks take off the property's own price, by the property's mode; then with the most that all
-- discounts take off. Nights that are over are told no more.
create or replace function tell_market(of_property uuid, from_month date, to_month date) returns void language plpgsql
set enable_nestloop = off set plan_cache_mode = force_generic_plan as $$
declare
  first_day date := greatest(from_month, first_of_month(current_date - 1));
  end_day date := (first_of_month(least(to_month, current_date + 800)) + interval '1 month')::date;
begin
  with place as (select weekend_nights, currency, tax_choice, promotion_mode = 'sum' as adds_up from property where property_id = of_property),
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
  -- The discounts that anybody can get; those of the index hold for whoever asks, the others a search weighs.
  cut as materialized (
    select promo_type, percent_or_fixed, value, buy, free, in_market, coalesce(stay_from, '-infinity') as stay_from,
        coalesce(stay_to, 'infinity') as stay_to, place.adds_up
      from promotion x, place
     where x.property_id = of_property and x.active and x.effect = 'discount' and 'agents' = any(x.channels)
       and (x.book_to is null or x.book_to >= current_date - 1)),
  step as materialized (select price_unit, -price_value as off from agent_terms t where t.property_id = of_property and t.price_value < 0),
  stepped as materialized (
    select o.night, o.max_guests, o.arrival, o.price, o.price
        - coalesce((select max(case when t.price_unit = 'amount' then t.off else ceil(o.price * t.off / 10000.0)::bigint + 1 end) from step t), 0) as base
      from low o where o.price is not null),
  told as materialized (
    select first_of_month(s.night) as month, guests, extract(day from s.night)::integer as day, min(s.arrival) as arrival,
        min(greatest(0, s.base)) as base, min(greatest(0, s.base - off.sure)) as price, min(greatest(0, s.base - off.most)) as least
      from stepped s
     cross join lateral (
       select coalesce(case when bool_or(c.adds_up) then sum(cut) filter (where in_market) else max(cut) filter (where in_market) end, 0)::bigint as sure,
           coalesce(case when bool_or(c.adds_up) then sum(cut) else max(cut) end, 0)::bigint as most
         from cut c cross join lateral promotion_cut(s.price, c.promo_type, c.percent_or_fixed, c.value, c.buy, c.free) as cut
        where s.night between c.stay_from and c.stay_to) off
      join unnest('{1,3,4,6}'::smallint[]) as guests on guests <= s.max_guests
     group by s.night, guests),
  fresh as materialized (
    select month, guests, array_agg(price order by day) as lows, array_agg(base order by day) as bases, min(least) as least,
        array_agg(arrival order by day) as arrivals
      from (select month, guests, day, t.price, t.base, t.least, t.arrival
              from (select distinct month, guests from told) as m cross join generate_series(1, 31) as day left join told t using (month, guests, day)) as filled
     group by month, guests),
  -- Each part was rounded up, and one more taken: at most two of the smallest unit.
  taken as (
    select coalesce(max(off) filter (where price_unit = 'percent'), 0)::integer as share,
        coalesce(max(off) filter (where price_unit = 'amount'), 0) + 2 as amount
      from step),
  gone as (
    delete from market_month k where k.property_id = of_property
      and (k.month < first_of_month(current_date - 1) or (k.month >= first_day and k.month < end_day
        and not exists (select from fresh f where f.month = k.month and f.guests = k.guests))))
  insert into market_month (property_id, month, guests, currency, tax_choice, lows, bases, least, arrivals, taken_share, taken_amount, adds_up)
    select of_property, month, guests, place.currency, place.tax_choice, lows, bases, least, arrivals, taken.share, taken.amount, place.adds_up
      from fresh, place, taken
    on conflict (property_id, month, guests) do update
      set currency = excluded.currency, tax_choice = excluded.tax_choice, lows = excluded.lows, bases = excluded.bases, least = excluded.least,
        arrivals = excluded.arrivals, taken_share = excluded.taken_share, taken_amount = excluded.taken_amount, adds_up = excluded.adds_up
      where (market_month.currency, market_month.tax_choice, market_month.lows, market_month.bases, market_month.least, market_month.arrivals,
          market_month.taken_share, market_month.taken_amount, market_month.adds_up)
        is distinct from (excluded.currency, excluded.tax_choice, excluded.lows, excluded.bases, excluded.least, excluded.arrivals,
          excluded.taken_share, excluded.taken_amount, excluded.adds_up);
end
$$;

-- What is there already is marked, and settled by the sweep once the server runs.
set local role innkeeper_platform;
insert into market_mark (property_id, from_month, to_month) select property_id, '-infinity', 'infinity' from property;
reset role;
