-- A use is counted only where the promotion has a limit. Who booked while a limit was being set saw none yet, and whoever set it did not see the
-- booking: nobody counted it. A booking now waits for that change, and the change for bookings.

-- Takes a use of a promotion (1) or gives it back (-1), where it has a limit.
create function move_promotion_uses(of_property uuid, of_promotion uuid, moved integer) returns void language plpgsql as $$
begin
  update promotion set uses = uses + moved
   where property_id = of_property and promotion_id = of_promotion and most_uses is not null;
  if found then
    return;
  end if;
  -- It is found again if it has no limit still; with this lock nobody sets one before this transaction ends.
  perform 1 from promotion where property_id = of_property and promotion_id = of_promotion and most_uses is null for share;
  if not found then
    update promotion set uses = uses + moved
     where property_id = of_property and promotion_id = of_promotion and most_uses is not null;
  end if;
end
$$;

create or replace function take_promotion_use() returns trigger language plpgsql as $$
begin
  perform move_promotion_uses(new.property_id, new.promotion_id, 1);
  return null;
end
$$;

create or replace function give_promotion_use_back() returns trigger language plpgsql as $$
begin
  perform move_promotion_uses(used.property_id, used.promotion_id, -1)
    from (select * from booking_promotion b where b.property_id = new.property_id and b.booking_id = new.booking_id order by b.promotion_id) used;
  return null;
end
$$;

create or replace function release_booked(of_booking uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform move_promotion_uses(used.property_id, used.promotion_id, -1)
    from (select * from booking_promotion b where b.property_id = current_property() and b.booking_id = of_booking order by b.promotion_id) used;
  update gift_code g set uses = uses - 1, taken = taken - 1
    from booking_gift_code b
   where b.property_id = current_property() and b.booking_id = of_booking and g.property_id = b.made_at and g.gift_code_id = b.gift_code_id;
  delete from booking_promotion where property_id = current_property() and booking_id = of_booking;
  delete from booking_gift_code where property_id = current_property() and booking_id = of_booking;
  delete from booking_hotel_service where property_id = current_property() and booking_id = of_booking;
  delete from booking_room where property_id = current_property() and booking_id = of_booking;
end
$$;
