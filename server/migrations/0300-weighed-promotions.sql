-- Of a promotion whose conditions a stay, an agent or a day decides, a search asks the promotion itself whether it can hold; the index of a market has
-- only the discounts that hold for whoever asks. Before, it had all of them, and no price was near its bound: a search by price priced a third of
-- the market.
alter table promotion add column in_market boolean not null
  generated always as (promo_type = 'everyNight' and apply_to = 'all' and min_nights = 1 and 'agents' = any(channels)) stored;
create index promotion_weighed on promotion (property_id) where active and effect = 'discount' and not in_market;

-- How far the lowest prices of a month lie below the property's own at most: a share in basis points and an amount; and whether its discounts add up.
alter table market_month
  add column taken_share integer not null default 0 check (taken_share >= 0),
  add column taken_amount bigint not null default 0 check (taken_amount >= 0),
  add column adds_up boolean not null default true;

drop index market_month_in_order;
create index market_month_in_order on market_month (month, guests, currency, least, property_id)
  include (tax_choice, lows, arrivals, taken_share, taken_amount, adds_up);

drop trigger mark_market on promotion;
create trigger mark_market_on_insert after insert on promotion for each row when (new.in_market) execute function mark_whole_property();
create trigger mark_market_on_delete after delete on promotion for each row when (old.in_market) execute function mark_whole_property();
create trigger mark_market_on_update after update of promo_type, effect, percent_or_fixed, value, min_nights, apply_to, channels, book_to, stay_from, stay_to, active
  on promotion for each row when (old.in_market or new.in_market) execute function mark_whole_property();

-- As before, but without the promotions that a search weighs.
-- The lowest prices of a property's nights, told anew from what is stored: each night's price with the most that any level's or agent's step takes off
-- it, and then the most that discounts can take off the property's own price, by the property's mode. Nights that are over are told no more.
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
  cut as materialized (
    select promo_type, percent_or_fixed, value, coalesce(stay_from, '-infinity') as stay_from, coalesce(stay_to, 'infinity') as stay_to, place.adds_up
      from promotion x, place
     where x.property_id = of_property and x.active and x.effect = 'discount' and x.in_market and (x.book_to is null or x.book_to >= current_date - 1)),
  step as materialized (select price_unit, -price_value as off from agent_terms t where t.property_id = of_property and t.price_value < 0),
  told as materialized (
    select first_of_month(l.night) as month, guests, extract(day from l.night)::integer as day, min(l.price) as price, min(l.arrival) as arrival
      from (select o.night, o.max_guests, o.arrival, greatest(0, o.price
              - coalesce((select max(case when t.price_unit = 'amount' then t.off else ceil(o.price * t.off / 10000.0)::bigint + 1 end) from step t), 0)
              - coalesce((
                select case when bool_or(c.adds_up) then sum(off) else max(off) end
                  from cut c cross join lateral promotion_cut(o.price, c.promo_type, c.percent_or_fixed, c.value, null, null) as off
                 where o.night between c.stay_from and c.stay_to), 0))::bigint as price
              from low o where o.price is not null) l join unnest('{1,3,4,6}'::smallint[]) as guests on guests <= l.max_guests
     where l.price is not null group by l.night, guests),
  fresh as materialized (
    select month, guests, array_agg(price order by day) as lows, min(price) as least, array_agg(arrival order by day) as arrivals
      from (select month, guests, day, t.price, t.arrival
              from (select distinct month, guests from told) as m cross join generate_series(1, 31) as day left join told t using (month, guests, day)) as filled
     group by month, guests),
  -- Each part was rounded up, and one more taken: at most two of the smallest unit for each discount and for the step.
  taken as (
    select (coalesce(steps.share, 0) + coalesce(case when adds_up then cuts.shares else cuts.share end, 0))::integer as share,
        coalesce(steps.amount, 0) + coalesce(case when adds_up then cuts.amounts else cuts.amount end, 0) + 2 * (cuts.count + 1) as amount
      from place,
        (select max(off) filter (where price_unit = 'percent') as share, max(off) filter (where price_unit = 'amount') as amount from step) as steps,
        (select count(*) as count, sum(value) filter (where percent_or_fixed = 'percent') as shares, max(value) filter (where percent_or_fixed = 'percent') as share,
            sum(value) filter (where percent_or_fixed = 'amount') as amounts, max(value) filter (where percent_or_fixed = 'amount') as amount from cut) as cuts),
  gone as (
    delete from market_month k where k.property_id = of_property
      and (k.month < first_of_month(current_date - 1) or (k.month >= first_day and k.month < end_day
        and not exists (select from fresh f where f.month = k.month and f.guests = k.guests))))
  insert into market_month (property_id, month, guests, currency, tax_choice, lows, least, arrivals, taken_share, taken_amount, adds_up)
    select of_property, month, guests, place.currency, place.tax_choice, lows, least, arrivals, taken.share, taken.amount, place.adds_up from fresh, place, taken
    on conflict (property_id, month, guests) do update
      set currency = excluded.currency, tax_choice = excluded.tax_choice, lows = excluded.lows, least = excluded.least,
        arrivals = excluded.arrivals, taken_share = excluded.taken_share, taken_amount = excluded.taken_amount, adds_up = excluded.adds_up
      where (market_month.currency, market_month.tax_choice, market_month.lows, market_month.arrivals, market_month.taken_share, market_month.taken_amount, market_month.adds_up)
        is distinct from (excluded.currency, excluded.tax_choice, excluded.lows, excluded.arrivals, excluded.taken_share, excluded.taken_amount, excluded.adds_up);
end
$$;

-- What is there already is marked, and settled by the sweep once the server runs.
set local role innkeeper_platform;
insert into market_mark (property_id, from_month, to_month) select property_id, '-infinity', 'infinity' from property;
reset role;
