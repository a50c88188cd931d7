-- Days and slots of products get their rows, so that who sells them can lock them in order before looking at what is left.
create function hold_ticket_days(of_property uuid, products uuid[], days date[], slots text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into ticket_day (property_id, ticket_product_id, day, slot, room)
    select of_property, wanted.ticket_product_id, wanted.day, wanted.slot, p.capacity
      from (select distinct * from unnest(products, days, slots) as w (ticket_product_id, day, slot)) wanted
      join ticket_product p on p.property_id = of_property and p.ticket_product_id = wanted.ticket_product_id
     order by wanted.ticket_product_id, wanted.day, wanted.slot
  on conflict do nothing;
end
$$;

-- Tickets sold (given back, when negative) on days and slots that are held, each named once.
create function move_sold_tickets(of_property uuid, products uuid[], days date[], slots text[], people integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update ticket_day d set sold = d.sold + moved.people
    from (
      select h.property_id, h.ticket_product_id, h.day, h.slot, m.people
        from unnest(products, days, slots, people) as m (ticket_product_id, day, slot, people)
        join ticket_day h on h.property_id = of_property and h.ticket_product_id = m.ticket_product_id and h.day = m.day and h.slot = m.slot
       order by h.ticket_product_id, h.day, h.slot for update of h) moved
   where d.property_id = moved.property_id and d.ticket_product_id = moved.ticket_product_id and d.day = moved.day and d.slot = moved.slot;
end
$$;

-- What an agent reads of its own bookings.
create index ticket_booking_of_agent on ticket_booking (travel_agent_id, created_at desc);
