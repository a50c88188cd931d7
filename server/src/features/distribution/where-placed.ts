import type { Position } from '@innkeeper/rules/place/position'
import { chordOf } from '@innkeeper/rules/place/distance'
import { likeText } from '#database/like-text.ts'
import type { OffersWanted, SearchAsked, WherePlaced } from './search-asked.ts'
import type { SqlValues } from './sql-values.ts'

type Put = SqlValues['put']

/** The search's conditions on the property `p`, as SQL; none where it asks for everything on sale. */
export const conditionsOn = (asked: SearchAsked, put: Put): string[] => [
  ...(asked.place === undefined ? [] : [isAt(asked.place, put)]),
  ...(asked.properties === undefined ? [] : [`p.code = any(${put(asked.properties)})`]),
  ...(asked.within === undefined || asked.point === null ? [] : [isWithin(asked.point, asked.within, put)]),
  ...oneOf('p.star', asked.stars, put),
  ...oneOf('p.kind', asked.kinds, put),
  ...oneOf('p.property_type_code', asked.types, put),
  ...hasAmenities(asked.amenities, put),
  ...hasRoom(asked.roomAmenities, put),
  ...hasPlan(asked, put),
]

/**
 * The name of a search's conditions where agents often ask for just these, so that a connection keeps their plan; empty without conditions,
 * null where they are rare.
 */
export const usualConditions = (asked: SearchAsked): string | null => {
  const { place, properties, within, kinds, types, amenities, roomAmenities, stars, meals, refundable } = asked
  const isRare = [place, properties, within, kinds, types, amenities, roomAmenities].some((one) => one !== undefined)
  const usual = Object.entries({ stars, meals, refundable }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return isRare ? null : usual.join(' ')
}

const oneOf = (column: string, values: readonly unknown[] | undefined, put: Put): string[] =>
  values === undefined ? [] : [`${column} = any(${put(values)})`]

const isAt = (place: string, put: Put): string => {
  const code = put(place)
  const like = put(`%${likeText(place)}%`)
  return `(p.province_code = ${code} or p.commune_code = ${code}
    or p.province_code in (select province_code from province where folded(name_vi || ' ' || name_en) like folded(${like}))
    or p.commune_code in (select commune_code from commune where folded(name_vi || ' ' || name_en) like folded(${like}))
    or folded(p.name_vi || ' ' || p.name_en) like folded(${like}))`
}

/** A point in the form of the index of positions. */
const onEarth = ({ latitude, longitude }: Position, put: Put): string => `on_earth(${put(latitude)}::float8, ${put(longitude)}::float8)`

/** The distance of the property `p` from a point: the chord, as a fraction of the earth's radius. */
export const chordFrom = (point: Position, put: Put): string => `on_earth(p.latitude, p.longitude) <-> ${onEarth(point, put)}`

// The index finds the box around the point; the chord then removes the corners.
const isWithin = (point: Position, metres: number, put: Put): string => {
  const chord = put(chordOf(metres))
  return `p.latitude is not null and on_earth(p.latitude, p.longitude) <@ cube_enlarge(${onEarth(point, put)}, ${chord}::float8, 3)
    and ${chordFrom(point, put)} <= ${chord}::float8`
}

const hasAmenities = (codes: WherePlaced['amenities'], put: Put): string[] =>
  codes === undefined ? [] : [hasAll('property_amenity', 'a.property_id = p.property_id', codes, put)]

// The property must have such a room type at all; the offers themselves decide.
const hasRoom = (codes: OffersWanted['roomAmenities'], put: Put): string[] =>
  codes === undefined
    ? []
    : [`exists (select from room_type t where t.property_id = p.property_id and t.active and ${hasRoomAmenities(codes, put)})`]

/** Whether the room type `t` has all of some amenities, without repetition. */
export const hasRoomAmenities = (codes: readonly string[], put: Put): string =>
  hasAll('room_type_amenity', 'a.property_id = t.property_id and a.room_type_id = t.room_type_id', codes, put)

const hasAll = (table: string, isOwn: string, codes: readonly string[], put: Put): string =>
  `(select count(*) from ${table} a where ${isOwn} and a.amenity_code = any(${put(codes)})) = ${put(codes.length)}`

// The property must have such a plan at all; the offers themselves decide.
const hasPlan = ({ meals, refundable }: OffersWanted, put: Put): string[] => {
  if (meals === undefined && refundable === undefined) return []
  const isRefundable = refundable === undefined ? 'true' : `coalesce((c.terms ->> 'refundable')::boolean, true) = ${put(refundable)}`
  return [
    `exists (select from rate_plan r left join cancellation_policy c on c.property_id = r.property_id
       and (c.cancellation_policy_id = r.cancellation_policy_id or (r.cancellation_policy_id is null and c.standard))
      where r.property_id = p.property_id and r.active and r.meals @> ${put(meals ?? [])}::text[] and ${isRefundable})`,
  ]
}
