import { addDays, type Day } from '@innkeeper/rules/days/day'
import { isFlagField, nightFields, rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { columnOf } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { calendarOf, pricesOf, type CalendarNight } from './night-prices.ts'
import { seedSeasons } from './seasons.ts'
import type { Chances } from '../random.ts'
import type { SeededProperty, SeededRoomType } from '../seeded.ts'

/** How far back and ahead of today the sample data has nights: one past season, and two years to sell. */
export const nightsBefore = 120
const nightsAhead = 730

/** Nights of one field of one room type or room-plan, and their values: a row of `night_change`. */
type Column = {
  readonly roomTypeId: string
  readonly roomPlanId: string | null
  readonly field: string
  readonly nights: Day[]
  readonly values: (number | null)[]
}

/** The author of the nights, and the time. */
export type NightsLoader = { readonly accountId: string; readonly person: string; readonly at: string }

/** The day of today, and the author of the nights. */
export type NightsLoad = { readonly today: Day; readonly by: NightsLoader }

/** Writes two years of availability, prices and restrictions as one operation, as a person's batch would have. */
export const seedNights = async (tx: Tx, property: SeededProperty, { today, by }: NightsLoad, chances: Chances): Promise<void> => {
  if (property.roomTypesSeeded.length === 0) return
  await seedSeasons(tx, property, today, by.person)
  const calendar = calendarOf(property.season, addDays(today, -nightsBefore), nightsBefore + nightsAhead + 1)
  const columns = [
    ...property.roomTypesSeeded.flatMap((roomType) => availabilityColumns(roomType, calendar, chances)),
    ...property.roomPlans.filter(({ plan }) => plan.follows === undefined).flatMap((roomPlan) => rateColumns(roomPlan, calendar, chances)),
    ...property.roomPlans.filter(({ plan }) => plan.key === 'nonRefundable').map((roomPlan) => stopSellColumn(roomPlan, calendar)),
  ].filter((column) => column.nights.length > 0)
  const operationNo = 1
  await insertOperation(tx, property.propertyId, {
    operationNo,
    nights: columns.reduce((sum, column) => sum + column.nights.length, 0),
    by,
  })
  await insertChanges(tx, property.propertyId, operationNo, columns)
  await fillNights(tx, property.propertyId, operationNo)
}

const changesOf = (
  target: Pick<Column, 'roomTypeId' | 'roomPlanId'>,
  field: string,
  nights: readonly CalendarNight[],
  values: readonly (number | null)[],
): Column => {
  const kept = nights.map(({ night }, at) => ({ night, value: values[at] ?? null })).filter(({ value }) => value !== null)
  return { ...target, field, nights: kept.map(({ night }) => night), values: kept.map(({ value }) => value) }
}

/** All rooms are on sale except a few kept back; the smallest room type is closed for a week of works in low season. */
const availabilityColumns = (roomType: SeededRoomType, calendar: readonly CalendarNight[], chances: Chances): Column[] => {
  const target = { roomTypeId: roomType.roomTypeId, roomPlanId: null }
  const kept = roomType.rooms > 10 ? 2 : 0
  const shut = chances.happens(0.25) ? chances.whole(nightsBefore + 20, nightsBefore + 300) : -1
  return [
    changesOf(
      target,
      'allotment',
      calendar,
      calendar.map(({ holiday }) => roomType.rooms - (holiday === null ? kept : 0)),
    ),
    changesOf(
      target,
      'closed',
      calendar,
      calendar.map((_, at) => (shut >= 0 && at >= shut && at < shut + 7 ? 1 : null)),
    ),
    changesOf(
      target,
      'releaseDays',
      calendar,
      calendar.map(({ holiday }) => (holiday === 'tet' ? 3 : null)),
    ),
  ]
}

const rateColumns = (
  { roomType, roomPlanId }: SeededProperty['roomPlans'][number],
  calendar: readonly CalendarNight[],
  chances: Chances,
): Column[] => {
  const target = { roomTypeId: roomType.roomTypeId, roomPlanId }
  return [
    changesOf(target, 'price', calendar, pricesOf(roomType, calendar, chances)),
    changesOf(
      target,
      'minStay',
      calendar,
      calendar.map(({ holiday }) => (holiday === 'tet' ? 3 : holiday === null ? null : 2)),
    ),
    changesOf(
      target,
      'cta',
      calendar,
      calendar.map((_, at) => (isFirstOf('tet', calendar, at) ? 1 : null)),
    ),
    changesOf(
      target,
      'ctd',
      calendar,
      calendar.map((_, at) => (isFirstOf('tet', calendar, at - 2) ? 1 : null)),
    ),
  ]
}

/** Non-refundable plans are not sold over Tết, when plans change most. */
const stopSellColumn = ({ roomType, roomPlanId }: SeededProperty['roomPlans'][number], calendar: readonly CalendarNight[]): Column =>
  changesOf(
    { roomTypeId: roomType.roomTypeId, roomPlanId },
    'stopSell',
    calendar,
    calendar.map(({ holiday }) => (holiday === 'tet' ? 1 : null)),
  )

const isFirstOf = (holiday: string, calendar: readonly CalendarNight[], at: number): boolean =>
  calendar[at]?.holiday === holiday && calendar[at - 1]?.holiday !== holiday

const insertOperation = async (
  tx: Tx,
  propertyId: string,
  load: { operationNo: number; nights: number; by: NightsLoader },
): Promise<void> => {
  await tx.rows(
    `insert into operation (property_id, operation_no, kind, origin, account_id, person, at, nights)
     values ($1, $2, 'batch', 'batch', $3, $4, $5, $6)`,
    [propertyId, load.operationNo, load.by.accountId, load.by.person, load.by.at, load.nights],
  )
  await tx.rows('update operation_counter set last_no = $2 where property_id = $1', [propertyId, load.operationNo])
}

/** The fields that are 0 on a night without a row (no rooms, no flag); all other fields are null there. */
const noughtBefore = [...roomFields, ...rateFields].filter((field) => nightFields[field].empty !== null)

const insertChanges = async (tx: Tx, propertyId: string, operationNo: number, columns: readonly Column[]): Promise<void> => {
  await tx.rows(
    `insert into night_change (property_id, operation_no, change_no, room_type_id, room_plan_id, field, nights, before_values, after_values)
     select $1, $2, change.no, change."roomTypeId", change."roomPlanId", change.field, change.nights,
            array_fill(case when change.field = any($4) then 0 end::bigint, array[cardinality(change.nights)]), change.values
       from rows from (jsonb_to_recordset($3::jsonb) as
         ("roomTypeId" uuid, "roomPlanId" uuid, field text, nights date[], values bigint[])) with ordinality
         as change ("roomTypeId", "roomPlanId", field, nights, values, no)`,
    [propertyId, operationNo, JSON.stringify(columns), noughtBefore],
  )
}

/** The value of a field that the changes of a night give. */
const valueOf = (field: NightFieldName): string => {
  const given = `max(value) filter (where field = '${field}')`
  return isFlagField(field) ? `coalesce(${given}, 0) = 1` : `coalesce(${given}, ${nightFields[field].empty})`
}

/** The night rows are computed from the changes in the log. */
const fillNights = async (tx: Tx, propertyId: string, operationNo: number): Promise<void> => {
  await tx.rows(
    `insert into room_night (property_id, room_type_id, night, total_rooms, version, ${roomFields.map(columnOf).join(', ')})
     select $1, room_type_id, night, total_rooms, $2, ${roomFields.map(valueOf).join(', ')}
       from night_change join room_type using (property_id, room_type_id), unnest(nights, after_values) as cell (night, value)
      where property_id = $1 and operation_no = $2 and room_plan_id is null
      group by room_type_id, night, total_rooms`,
    [propertyId, operationNo],
  )
  await tx.rows(
    `insert into rate_night (property_id, room_plan_id, night, version, ${rateFields.map(columnOf).join(', ')})
     select $1, room_plan_id, night, $2, ${rateFields.map(valueOf).join(', ')}
       from night_change, unnest(nights, after_values) as cell (night, value)
      where property_id = $1 and operation_no = $2 and room_plan_id is not null
      group by room_plan_id, night`,
    [propertyId, operationNo],
  )
}
