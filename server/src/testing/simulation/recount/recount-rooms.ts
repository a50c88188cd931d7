/**
 * Nights on which what is stored as sold is not what the snapshots of bookings and open offers add up to, or more than the allotment;
 * bookings whose rooms are not those of their snapshot; nights on which an agent has more than its cap. $1 is the hotel, $2 the agents with a cap,
 * $3 the cap.
 */
export const roomRecounts = {
  'a night has sold something else than its bookings and open offers have': `
    with rooms as (
      select (line ->> 'roomTypeId')::uuid as room_type_id, night::date as night, jsonb_array_length(line -> 'rooms') as rooms
        from (select check_in, check_out, snapshot from booking where property_id = $1 and state not in ('cancel', 'void')
              union all
              select check_in, check_out, snapshot from booking_offer where property_id = $1 and state = 'open') stay
       cross join lateral jsonb_array_elements(snapshot -> 'lines') line
       cross join lateral generate_series(check_in::timestamp, check_out::timestamp - interval '1 day', interval '1 day') night),
    counted as (select room_type_id, night, sum(rooms)::integer as rooms from rooms group by room_type_id, night)
    select coalesce(n.night, c.night) as night, n.sold, n.allotment, c.rooms
      from (select * from room_night where property_id = $1) n full join counted c using (room_type_id, night)
     where coalesce(n.sold, -1) <> coalesce(c.rooms, 0) or n.sold > n.allotment`,
  'a booking’s rooms are not those of its snapshot': `
    select b.code from booking b
      left join lateral (
        select count(*) as rooms from booking_room r where r.property_id = b.property_id and r.booking_id = b.booking_id) r on true
      left join lateral (
        select sum(jsonb_array_length(line -> 'rooms')) as rooms from jsonb_array_elements(b.snapshot -> 'lines') line) s on true
     where b.property_id = $1 and r.rooms <> s.rooms`,
  'rooms are held by an offer that is not open, or not held by one that is': `
    select o.booking_request_id, o.offer_no, o.state from booking_offer o
     where o.property_id = $1
       and (o.state = 'open') <> exists (select from booking_offer_room r where r.property_id = $1
             and r.booking_request_id = o.booking_request_id and r.offer_no = o.offer_no)`,
} as const

/** $1 is the hotel, $2 an agent, $3 its cap. */
export const capRecounts = {
  'an agent has more rooms on a night than its cap': `
    select night::date as night, count(*) as rooms
      from booking b join booking_room r using (property_id, booking_id)
     cross join lateral generate_series(b.check_in::timestamp, b.check_out::timestamp - interval '1 day', interval '1 day') night
     where b.property_id = $1 and b.travel_agent_id = any($2::uuid[]) and b.state not in ('cancel', 'void')
     group by b.travel_agent_id, r.room_type_id, night having count(*) > $3`,
} as const
