import type pg from 'pg'

/** The size of a property: its room types, the plans on each, and the nights from today. */
export type Size = { readonly roomTypes: number; readonly plans: number; readonly nights: number }

const atOnce = 250

/** Makes properties on sale with their prices and rooms, and returns their ids in the order of their codes `<prefix><number>`. */
export const fillProperties = async (database: pg.Pool, prefix: string, count: number, size: Size): Promise<string[]> => {
  const ids: string[] = []
  for (let from = 1; from <= count; from += atOnce)
    ids.push(...(await fillSome(database, [prefix, from, Math.min(count, from + atOnce - 1)], size)))
  return ids
}

const fillSome = async (
  database: pg.Pool,
  numbers: readonly (string | number)[],
  { roomTypes, plans, nights }: Size,
): Promise<string[]> => {
  const client = await database.connect()
  try {
    // The rows' references are correct by construction; checking half a million of them would take most of the time.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ property_id: string }>(fillSql, [...numbers, roomTypes, plans, nights])
    await client.query(`select tell_market(property_id, '-infinity', 'infinity') from unnest($1::uuid[]) as property_id`, [
      rows.map(({ property_id: propertyId }) => propertyId),
    ])
    return rows.map(({ property_id: propertyId }) => propertyId)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

const fillSql = `
with made as (
  insert into property (property_id, kind, code, name_vi, name_en, state, star, address, display_order, latitude, longitude)
    select uuidv7(), 'hotel', $1 || number, 'Khách sạn Biển Xanh ' || $1 || number, 'Blue Sea Hotel ' || $1 || number, 'onsite', 1 + number % 5, '1 Trần Phú',
        number, 9 + number * 37 % 1300 / 100.0, 104 + number * 61 % 500 / 100.0
      from generate_series($2::integer, $3::integer) as number
    returning property_id, code, display_order),
contract as (
  insert into e_contract (property_id, state) select property_id, 'signed' from made),
type as (
  insert into room_type (property_id, room_type_id, name_vi, name_en, total_rooms, max_adults, max_children, max_guests,
      default_price, weekend_price, room_size, extra_beds, display_order)
    select property_id, uuidv7(), 'Deluxe hướng biển ' || number, 'Deluxe sea view ' || number, 9999, 2, 1, 3,
        1000000 + 50000 * number, 1200000 + 50000 * number, 32, 1, number
      from made, generate_series(1, $4::integer) as number
    returning property_id, room_type_id),
plan as (
  insert into rate_plan (property_id, rate_plan_id, name_vi, name_en, meals, included_adults, extra_adult_price, display_order)
    select property_id, uuidv7(), 'Linh hoạt ' || number, 'Flexible ' || number, '{breakfast}', 2, 300000, number
      from made, generate_series(1, $5::integer) as number
    returning property_id, rate_plan_id),
offer as (
  insert into room_plan (property_id, room_plan_id, room_type_id, rate_plan_id)
    select property_id, uuidv7(), room_type_id, rate_plan_id from type join plan using (property_id)
    returning property_id, room_plan_id),
level as (
  select property_id, 300000 + 1000 * (display_order * 7 % 2700) as price from made),
room as (
  insert into room_night (property_id, room_type_id, night, total_rooms, allotment)
    select property_id, room_type_id, current_date + day, 9999, 9999 from type, generate_series(0, $6::integer - 1) as day),
rate as (
  insert into rate_night (property_id, room_plan_id, night, price)
    select property_id, room_plan_id, current_date + day, price + 10000 * (day % 20) from offer join level using (property_id), generate_series(0, $6::integer - 1) as day)
select property_id from made order by display_order`

/** Updates the planner's statistics after filling. */
export const settle = async (database: pg.Pool): Promise<void> => void (await database.query('vacuum analyze'))
