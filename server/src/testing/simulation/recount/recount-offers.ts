/** An amount of each step of a booking's price, by what it is about. */
const stepsOf = (step: string): string => `
    step as (
      select b.booking_id, (line -> 'offer' ->> 'id')::uuid as id, sum((line ->> 'amount')::bigint) as amount
        from booking b cross join lateral jsonb_array_elements(b.snapshot -> 'price' -> 'lines') line
       where b.property_id = $1 and line ->> 'step' = '${step}' and line -> 'offer' <> 'null' group by 1, 2)`

/** What bookings use of promotions, gift codes and services, compared with their prices. $1 is the hotel. */
export const offerRecounts = {
  'a promotion says another number of uses than its bookings, or more than it may have': `
    select p.name_en, p.uses, p.most_uses, counted.uses as counted from promotion p
     cross join lateral (
       select count(*) as uses from booking_promotion u join booking b using (property_id, booking_id)
        where u.property_id = $1 and u.promotion_id = p.promotion_id and b.state not in ('cancel', 'void')) counted
     where p.property_id = $1 and p.most_uses is not null and (p.uses <> counted.uses or counted.uses > p.most_uses)`,
  'a gift code says another number of uses than its bookings, or more than it may have': `
    select g.code, g.uses, g.taken, g.most_uses, counted.* from gift_code g
     cross join lateral (
       select count(*) filter (where b.state not in ('cancel', 'void')) as live, count(*) as ever
         from booking_gift_code u join booking b using (property_id, booking_id) where u.made_at = $1 and u.gift_code_id = g.gift_code_id) counted
     where g.property_id = $1 and (g.uses <> counted.live or g.taken <> counted.ever or g.uses > g.most_uses)`,
  'a booking used other promotions than its price says': `
    with ${stepsOf('promotions')}
    select b.booking_id, u.amount as used, s.amount as priced
      from (select * from booking_promotion where property_id = $1) u
      full join step s on s.booking_id = u.booking_id and s.id = u.promotion_id
      join booking b on b.property_id = $1 and b.booking_id = coalesce(u.booking_id, s.booking_id)
     where u.amount is distinct from s.amount`,
  'a booking used another gift code than its price says': `
    with ${stepsOf('giftCode')}
    select coalesce(u.booking_id, s.booking_id) as booking_id, u.amount as used, s.amount as priced
      from (select * from booking_gift_code where property_id = $1) u full join step s on s.booking_id = u.booking_id and s.id = u.gift_code_id
     where u.amount is distinct from s.amount`,
  'a booking has other services than its price says': `
    with ${stepsOf('services')}
    select coalesce(u.booking_id, s.booking_id) as booking_id, u.amount as booked, s.amount as priced
      from (select * from booking_hotel_service where property_id = $1) u
      full join step s on s.booking_id = u.booking_id and s.id = u.hotel_service_id
     where coalesce(u.amount, -1) <> coalesce(s.amount, 0)`,
  'a booking’s total is not what the steps of its price add up to': `
    select b.code, b.total, b.snapshot -> 'price' ->> 'total' as priced, steps.amount from booking b
     cross join lateral (
       select sum((line ->> 'amount')::bigint) filter (where line ->> 'included' = 'false') as amount
         from jsonb_array_elements(b.snapshot -> 'price' -> 'lines') line) steps
     where b.property_id = $1 and (b.total <> (b.snapshot -> 'price' ->> 'total')::bigint or b.total <> steps.amount)`,
} as const
