import { likeText } from '#database/like-text.ts'

/** Which log: of rates (room-plans) or of rooms (room types). */
export type LogKind = 'rates' | 'rooms'

/** The filter of a log; parts that are left out do not filter. */
export type LogFilter = {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly fromNight?: string | undefined
  readonly toNight?: string | undefined
  readonly roomTypeId?: string | undefined
  readonly roomPlanId?: string | undefined
  readonly person?: string | undefined
  readonly origin?: string | undefined
  readonly operationNo?: number | undefined
}

/** The values of a filter, for the parameters of `operationMatches` and `changeMatches` from $1 on. */
export const filterValues = (propertyId: string, kind: LogKind, filter: LogFilter): unknown[] => [
  propertyId,
  kind === 'rooms',
  filter.fromDate ?? null,
  filter.toDate ?? null,
  filter.person === undefined || filter.person === '' ? null : `%${likeText(filter.person)}%`,
  filter.origin ?? null,
  filter.operationNo ?? null,
  filter.roomTypeId ?? null,
  filter.roomPlanId ?? null,
  filter.fromNight ?? null,
  filter.toNight ?? null,
]

/** The number of values of a filter. */
export const filterLength = 11

/**
 * The operations `o` of a property `h` that match a filter. Days of change are the property's own. Few people make all operations, so each
 * name is folded once and not once for each operation, which would cost more than the rest.
 */
export const operationMatches = `o.property_id = $1
  and ($3::date is null or o.at >= $3::date::timestamp at time zone h.time_zone)
  and ($4::date is null or o.at < ($4::date + 1)::timestamp at time zone h.time_zone)
  and ($5::text is null or o.person in (
    select named.person from (select distinct person from operation where property_id = $1) named where folded(named.person) like folded($5)))
  and ($6::text is null or o.origin = $6)
  and ($7::bigint is null or o.operation_no = $7)`

/** The changes `c` that match a filter; the nights of a change are sorted, so the first and the last one give its range. */
export const changeMatches = `c.property_id = $1 and (c.room_plan_id is null) = $2
  and ($8::uuid is null or c.room_type_id = $8) and ($9::uuid is null or c.room_plan_id = $9)
  and ($10::date is null or c.nights[cardinality(c.nights)] >= $10) and ($11::date is null or c.nights[1] <= $11)
  and ($10::date is null or $11::date is null or exists (select from unnest(c.nights) as n where n between $10 and $11))`
