-- Rooms sold on single nights of a property, each night once; for who holds those nights already, as bookings that are made together do.
create function move_sold_nights(of_property uuid, room_types uuid[], nights date[], rooms integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update room_night n set sold = n.sold + moved.rooms
    from unnest(room_types, nights, rooms) as moved (room_type_id, night, rooms)
    where n.property_id = of_property and n.room_type_id = moved.room_type_id and n.night = moved.night;
end
$$;
