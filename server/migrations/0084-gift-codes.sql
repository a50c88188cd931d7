-- Gift codes: a discount that a buyer asks for by its code. A code belongs to the property where it was made and holds at properties of the
-- same owner that have the same currency: at those it names, or at all but those.
create table gift_code (
  property_id uuid not null references property,
  gift_code_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  code text not null check (code ~ '^[0-9A-Z-]{3,30}$'),
  -- Of codes that were made together.
  batch_id uuid,
  percent_or_fixed text not null check (percent_or_fixed in ('percent', 'amount')),
  value bigint not null check (value > 0 and (percent_or_fixed = 'amount' or value <= 10000)),
  max_discount bigint check (max_discount > 0),
  min_order bigint not null default 0 check (min_order >= 0),
  max_order bigint check (max_order >= min_order),
  min_rooms smallint not null default 1 check (min_rooms between 1 and 30),
  max_rooms smallint check (max_rooms between min_rooms and 30),
  taken_from text not null check (taken_from in ('rooms', 'booking', 'services')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  weekdays smallint[] not null check (cardinality(weekdays) >= 1 and weekdays <@ '{1,2,3,4,5,6,7}'),
  time_from text check (time_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_to text check (time_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and time_to <> time_from),
  for_agents text not null check (for_agents in ('all', 'kinds', 'named')),
  agent_kinds text[] not null default '{}' check (agent_kinds <@ '{"travel company","trading enterprise","API partner"}'),
  agent_ids uuid[] not null default '{}',
  methods text[] not null check (cardinality(methods) >= 1 and methods <@ '{cash,debt}'),
  hotel_scope text not null check (hotel_scope in ('included', 'excluded')),
  hotels uuid[] not null default '{}',
  on_website boolean not null default false,
  most_uses integer check (most_uses > 0),
  -- Bookings that use it and are not cancelled.
  uses integer not null default 0 check (uses >= 0),
  -- Bookings that ever used it.
  taken integer not null default 0 check (taken >= uses),
  active boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, gift_code_id),
  constraint gift_code_used_up check (uses <= most_uses),
  constraint gift_code_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint gift_code_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  check ((time_from is null) = (time_to is null)),
  check ((for_agents = 'kinds') = (cardinality(agent_kinds) > 0)),
  check ((for_agents = 'named') = (cardinality(agent_ids) > 0)),
  check (hotel_scope = 'excluded' or cardinality(hotels) > 0)
);
call wall_off('gift_code');
create index gift_code_of_batch on gift_code (property_id, batch_id) where batch_id is not null;

-- Where each code holds: told by the triggers below, so that a code names one gift at most at each property.
create table gift_code_hotel (
  property_id uuid not null references property,
  gift_code_id uuid not null,
  made_at uuid not null,
  code text not null,
  primary key (property_id, gift_code_id),
  foreign key (made_at, gift_code_id) references gift_code on delete cascade,
  constraint gift_code_once unique (property_id, code)
);
call wall_off('gift_code_hotel');
revoke insert, update, delete on gift_code_hotel from innkeeper_tenant;
create index gift_code_hotel_of_code on gift_code_hotel (made_at, gift_code_id);
create index gift_code_hotel_by_code on gift_code_hotel (code);

-- The gift code of a booking: one at most, with what it took off (negative) before tax.
create table booking_gift_code (
  property_id uuid not null,
  booking_id uuid not null,
  made_at uuid not null,
  gift_code_id uuid not null,
  code text not null,
  amount bigint not null check (amount < 0),
  primary key (property_id, booking_id),
  foreign key (property_id, booking_id) references booking,
  foreign key (made_at, gift_code_id) references gift_code
);
call wall_off('booking_gift_code');
revoke update, delete on booking_gift_code from innkeeper_tenant;
create index booking_gift_code_of_code on booking_gift_code (made_at, gift_code_id);

-- The properties where a code of a property holds.
create function gift_code_reach(home uuid, scope text, named uuid[]) returns table (place uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.property_id
    from property h join property p on p.currency = h.currency
   where h.property_id = home and (p.property_id = any(named)) = (scope = 'included')
     and (p.property_id = home or exists (
       select from membership mine join membership theirs using (account_id)
        where mine.property_id = home and theirs.property_id = p.property_id and mine.owner and mine.active and theirs.owner and theirs.active))
$$;

create function tell_new_gift_codes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into gift_code_hotel (property_id, gift_code_id, made_at, code)
    select r.place, t.gift_code_id, t.property_id, t.code
      from (select distinct property_id, hotel_scope, hotels from told) s
     cross join lateral gift_code_reach(s.property_id, s.hotel_scope, s.hotels) r
      join told t on t.property_id = s.property_id and t.hotel_scope = s.hotel_scope and t.hotels = s.hotels;
  return null;
end
$$;
create trigger tell_hotels after insert on gift_code referencing new table as told
  for each statement execute function tell_new_gift_codes();

create function tell_gift_code() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from gift_code_hotel where made_at = new.property_id and gift_code_id = new.gift_code_id;
  insert into gift_code_hotel (property_id, gift_code_id, made_at, code)
    select place, new.gift_code_id, new.property_id, new.code from gift_code_reach(new.property_id, new.hotel_scope, new.hotels);
  return null;
end
$$;
create trigger tell_hotels_anew after update of code, hotel_scope, hotels on gift_code
  for each row when (row (old.code, old.hotel_scope, old.hotels) is distinct from row (new.code, new.hotel_scope, new.hotels))
  execute function tell_gift_code();

-- A property that its owner adds later has the codes that hold everywhere, too, as far as their code is free there.
create function tell_gift_codes_of_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into gift_code_hotel (property_id, gift_code_id, made_at, code)
    select r.place, g.gift_code_id, g.property_id, g.code
      from membership m
      join gift_code g on g.property_id = m.property_id and g.hotel_scope = 'excluded'
     cross join lateral gift_code_reach(g.property_id, g.hotel_scope, g.hotels) r
     where m.account_id = new.account_id and m.owner and m.active and r.place = new.property_id
    on conflict do nothing;
  return null;
end
$$;
create trigger tell_gift_codes after insert or update of owner, active on membership
  for each row when (new.owner and new.active) execute function tell_gift_codes_of_owner();

-- Which of some codes are taken where a code of the running property would hold, by others than `own`.
create function gift_codes_taken(wanted text[], scope text, named uuid[], own uuid) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct h.code
    from gift_code_reach(current_property(), scope, named) r
    join gift_code_hotel h on h.property_id = r.place
   where h.code = any(wanted) and h.gift_code_id is distinct from own
$$;

-- How many properties a code of the running property would hold at.
create function gift_code_reach_count(scope text, named uuid[]) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from gift_code_reach(current_property(), scope, named)
$$;

-- The gift codes with some codes at some properties (null is all), as prices are computed with them. The running property sees those that hold there, also
-- where another property of its owner made them.
create function gift_codes_at(places uuid[], wanted text[]) returns table (place uuid, made_at uuid, terms json)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.property_id, h.made_at, json_build_object('giftCodeId', g.gift_code_id, 'code', g.code,
      'name', json_build_object('vi', g.name_vi, 'en', g.name_en), 'unit', g.percent_or_fixed, 'value', g.value, 'maxDiscount', g.max_discount,
      'minOrder', g.min_order, 'maxOrder', g.max_order, 'minRooms', g.min_rooms, 'maxRooms', g.max_rooms, 'takenFrom', g.taken_from,
      'active', g.active, 'validFrom', g.valid_from, 'validTo', g.valid_to, 'mostUses', g.most_uses, 'uses', g.uses, 'weekdays', g.weekdays,
      'timeFrom', g.time_from, 'timeTo', g.time_to, 'agents', g.for_agents, 'agentKinds', g.agent_kinds, 'agentIds', g.agent_ids,
      'methods', g.methods)
    from gift_code_hotel h
    join gift_code g on g.property_id = h.made_at and g.gift_code_id = h.gift_code_id
    join property here on here.property_id = h.property_id
    join property home on home.property_id = h.made_at
   where h.code = any(wanted) and (places is null or h.property_id = any(places)) and here.currency = home.currency
     and (current_property() is null or h.property_id = current_property())
$$;

-- Locks the gift codes with some codes at the running property, always in the same order, so that nobody else takes the last use meanwhile.
create function lock_gift_codes(wanted text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from gift_code g join gift_code_hotel h on h.made_at = g.property_id and h.gift_code_id = g.gift_code_id
    where h.property_id = current_property() and h.code = any(wanted)
    order by g.property_id, g.gift_code_id for update of g;
end
$$;

revoke execute on function gift_code_reach(uuid, text, uuid[]), gift_codes_taken(text[], text, uuid[], uuid), gift_code_reach_count(text, uuid[]),
  gift_codes_at(uuid[], text[]), lock_gift_codes(text[]) from public;
grant execute on function gift_codes_taken(text[], text, uuid[], uuid), gift_code_reach_count(text, uuid[]), gift_codes_at(uuid[], text[]),
  lock_gift_codes(text[]) to innkeeper_tenant, innkeeper_platform;

-- A use is taken with the booking, and given back once when it is cancelled; `gift_code_used_up` refuses one too many.
create function take_gift_code_use() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update gift_code set uses = uses + 1, taken = taken + 1 where property_id = new.made_at and gift_code_id = new.gift_code_id;
  return null;
end
$$;
create trigger take_use after insert on booking_gift_code for each row execute function take_gift_code_use();

create function give_gift_code_use_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update gift_code g set uses = uses - 1
    from booking_gift_code b
   where b.property_id = new.property_id and b.booking_id = new.booking_id and g.property_id = b.made_at and g.gift_code_id = b.gift_code_id;
  return null;
end
$$;
create trigger give_gift_code_use_back after update of state on booking
  for each row when (new.state in ('cancel', 'void') and old.state not in ('cancel', 'void')) execute function give_gift_code_use_back();
