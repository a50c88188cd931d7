-- Promotions: what changes the price of rooms, when, on what and for whom. A list of plans or room types without entries is no condition; ids of
-- what is gone stay in it, so that a promotion never comes to hold for more than its maker chose.
create table promotion (
  property_id uuid not null references property,
  promotion_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  promo_type text not null check (promo_type in ('everyNight', 'packageTotal', 'coupon', 'earlyBird', 'lastMinute', 'quantity', 'quantityTotal')),
  effect text not null check (effect in ('discount', 'surcharge')),
  percent_or_fixed text not null check (percent_or_fixed in ('percent', 'amount')),
  value bigint not null check (value > 0 and (percent_or_fixed = 'amount' or value <= 10000)),
  code text check (code = upper(code) and char_length(code) between 3 and 30),
  days_before smallint check (days_before between 0 and 730),
  buy smallint check (buy between 1 and 90),
  free smallint check (free between 1 and 90),
  counted text check (counted in ('nights', 'rooms')),
  book_from date,
  book_to date check (book_to >= book_from),
  stay_from date,
  stay_to date check (stay_to >= stay_from),
  dates_excluded jsonb not null default '[]' check (jsonb_typeof(dates_excluded) = 'array'),
  weekdays smallint[] not null check (cardinality(weekdays) >= 1 and weekdays <@ '{1,2,3,4,5,6,7}'),
  apply_plans uuid[] not null default '{}',
  apply_room_types uuid[] not null default '{}',
  min_order bigint not null default 0 check (min_order >= 0),
  min_nights smallint not null default 1 check (min_nights between 1 and 90),
  channels text[] not null check (cardinality(channels) >= 1 and channels <@ '{agents,website}'),
  apply_to text not null check (apply_to in ('all', 'levels', 'named')),
  apply_levels smallint[] not null default '{}' check (apply_levels <@ '{1,2,3,4,5}'),
  apply_agents uuid[] not null default '{}',
  most_uses integer check (most_uses > 0),
  -- Bookings that use it and are not cancelled; counted only where it may be used so many times, so that others wait for nobody.
  uses integer not null default 0 check (uses >= 0),
  rank integer not null check (rank > 0),
  active boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, promotion_id),
  constraint used_up check (uses <= most_uses),
  check ((promo_type = 'coupon') = (code is not null)),
  check ((promo_type in ('earlyBird', 'lastMinute')) = (days_before is not null)),
  check ((promo_type in ('quantity', 'quantityTotal')) = (buy is not null)),
  check ((promo_type = 'quantity') = (free is not null)),
  check ((promo_type = 'quantity') = (counted is not null)),
  check ((apply_to = 'levels') = (cardinality(apply_levels) > 0)),
  check ((apply_to = 'named') = (cardinality(apply_agents) > 0))
);
call wall_off('promotion');
create unique index promotion_code on promotion (property_id, code) where code is not null;

-- Which promotions a booking was priced with, and what each took off (negative) or added, before tax.
create table booking_promotion (
  property_id uuid not null,
  booking_id uuid not null,
  promotion_id uuid not null,
  amount bigint not null,
  primary key (property_id, booking_id, promotion_id),
  foreign key (property_id, booking_id) references booking,
  foreign key (property_id, promotion_id) references promotion
);
call wall_off('booking_promotion');
revoke update, delete on booking_promotion from innkeeper_tenant;
create index booking_promotion_of_promotion on booking_promotion (property_id, promotion_id);

-- A use is taken with the booking, and given back when it is cancelled; `used_up` refuses one too many.
create function take_promotion_use() returns trigger language plpgsql as $$
begin
  update promotion set uses = uses + 1
   where property_id = new.property_id and promotion_id = new.promotion_id and most_uses is not null;
  return null;
end
$$;
create trigger take_use after insert on booking_promotion for each row execute function take_promotion_use();

create function give_promotion_use_back() returns trigger language plpgsql as $$
begin
  update promotion set uses = uses - 1
    from booking_promotion b
   where b.property_id = new.property_id and b.booking_id = new.booking_id
     and promotion.property_id = b.property_id and promotion.promotion_id = b.promotion_id and most_uses is not null;
  return null;
end
$$;
create trigger give_promotion_use_back after update of state on booking
  for each row when (new.state in ('cancel', 'void') and old.state not in ('cancel', 'void')) execute function give_promotion_use_back();

-- Whoever sets how often a promotion may be used counts who used it already.
create function count_promotion_uses() returns trigger language plpgsql as $$
begin
  select count(*) into new.uses from booking_promotion b join booking k using (property_id, booking_id)
   where b.property_id = new.property_id and b.promotion_id = new.promotion_id and k.state not in ('cancel', 'void');
  return new;
end
$$;
create trigger count_uses before update of most_uses on promotion
  for each row when (old.most_uses is null and new.most_uses is not null) execute function count_promotion_uses();

create trigger mark_market after insert or delete or update of promo_type, effect, percent_or_fixed, value, buy, free, book_to, stay_from, stay_to, active
  on promotion for each row execute function mark_whole_property();
create trigger mark_market_by_mode after update of promotion_mode on property
  for each row execute function mark_whole_property();
