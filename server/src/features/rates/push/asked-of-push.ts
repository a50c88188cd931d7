import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { pushRefusalKeys } from '@innkeeper/protocol/calls/connectivity/ari'
import type { SayingValues } from '@innkeeper/protocol/say'
import { addDays, daysBetween, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { PlaceIds } from '../nights/places.store.ts'
import { askedNights, placeIdOf, type AskedValue, type PlaceCodes } from './asked-nights.ts'
import { pushCodes, type Mapping, type PushCodes } from './push-codes.ts'

/** One update of a message. */
type PushUpdate = CallRequest<'connectivity/ari'>['updates'][number]

type Reason = (typeof pushRefusalKeys)[number]

/** A part of a message that is not taken: its field, why, and which codes. */
export type PushProblem = PlaceCodes & { readonly field: string; readonly reason: Reason; readonly values: SayingValues }

/** What a message asks of nights, before any night is read. */
export type AskedOfPush = {
  readonly ids: PlaceIds
  /** Every night that is named, in order of date. */
  readonly nights: readonly Day[]
  readonly of: (cell: BatchCell) => ReadonlyMap<NightFieldName, AskedValue> | undefined
  readonly codesOf: (cell: BatchCell) => PlaceCodes
  readonly problems: readonly PushProblem[]
  /** The number of fields of nights that were asked again, by the field of the update that counts. */
  readonly doubles: ReadonlyMap<string, number>
}

/** Reads a message: each code becomes a room type or a plan on it, each range its nights, and the last of doubles counts. */
export const askedOfPush = (updates: readonly PushUpdate[], mapping: Mapping): AskedOfPush => {
  const reading: Reading = { codes: pushCodes(mapping), rooms: askedNights(), plans: askedNights(), problems: [], all: new Set() }
  const calendar = calendarOf()
  for (const [index, update] of updates.entries()) readUpdate(reading, update, { index, calendar })
  const { rooms, plans, problems, all } = reading
  const placeOf = (cell: BatchCell) => (cell.kind === 'room' ? rooms : plans).of(placeIdOf(cell))
  return {
    ids: { roomTypeIds: rooms.ids(), roomPlanIds: plans.ids() },
    nights: [...all].toSorted((one, other) => (one < other ? -1 : 1)),
    of: (cell) => placeOf(cell)?.nights.get(cell.row.night),
    codesOf: (cell) => placeOf(cell)?.codes ?? nowhere,
    problems,
    doubles: new Map([...rooms.doubles, ...plans.doubles]),
  }
}

type Reading = {
  readonly codes: PushCodes
  readonly rooms: ReturnType<typeof askedNights>
  readonly plans: ReturnType<typeof askedNights>
  readonly problems: PushProblem[]
  readonly all: Set<Day>
}

type At = { readonly index: number; readonly calendar: (update: PushUpdate) => readonly Day[] }

const nowhere: PlaceCodes = { room: null, plan: null }

const readUpdate = (reading: Reading, update: PushUpdate, { index, calendar }: At): void => {
  const at = `updates.${index}`
  const tell = teller(reading, at)
  const [ofRoom, ofPlan] = [fieldsIn(update, roomFields), fieldsIn(update, rateFields)]
  if (update.to < update.from) return tell('to', 'intervalEndsBeforeStart', nowhere)
  if (ofRoom.length + ofPlan.length === 0) return tell('', 'nothingToChange', nowhere)
  if (ofPlan.length > 0 && update.plans.length === 0) tell('plans', 'plansMissing', nowhere)
  const nights = calendar(update)
  for (const night of nights) reading.all.add(night)
  for (const room of new Set(update.rooms)) {
    const found = reading.codes.room(room)
    if (typeof found === 'string') {
      tell('rooms', found, { room, plan: null })
      continue
    }
    const { roomTypeId } = found
    if (ofRoom.length > 0) reading.rooms.ask(roomTypeId, { codes: { room, plan: null }, fields: ofRoom, nights, update: index })
    if (ofPlan.length > 0) readPlans(reading, update, { room, roomTypeId, fields: ofPlan, nights, index, tell })
  }
}

type OnRoom = {
  readonly room: string
  readonly roomTypeId: string
  readonly fields: readonly (readonly [NightFieldName, FieldValue])[]
  readonly nights: readonly Day[]
  readonly index: number
  readonly tell: ReturnType<typeof teller>
}

const readPlans = ({ codes, plans }: Reading, update: PushUpdate, { room, roomTypeId, fields, nights, index, tell }: OnRoom): void => {
  for (const plan of new Set(update.plans)) {
    const sold = codes.plan(roomTypeId, plan)
    if (typeof sold === 'string') {
      tell('plans', sold, { room, plan })
      continue
    }
    const { includedGuests: included } = sold
    const isForOthers = update.price !== undefined && update.guests !== undefined && update.guests !== included
    if (isForOthers) tell('price', 'guestsOther', { room, plan }, { included })
    const taken = isForOthers ? fields.filter(([field]) => field !== 'price') : fields
    if (taken.length > 0) plans.ask(sold.roomPlanId, { codes: { room, plan }, fields: taken, nights, update: index })
  }
}

const teller =
  ({ problems }: Reading, at: string) =>
  (field: string, reason: Reason, codes: PlaceCodes, values: SayingValues = {}): void =>
    void problems.push({ field: field === '' ? at : `${at}.${field}`, reason, values, ...codes })

const fieldsIn = (update: PushUpdate, names: readonly NightFieldName[]): [NightFieldName, FieldValue][] =>
  names.flatMap((name) => {
    const value = update[name]
    return value === undefined ? [] : [[name, value]]
  })

/** The nights of ranges with weekdays; messages repeat the same few ranges. */
const calendarOf = (): At['calendar'] => {
  const known = new Map<string, readonly Day[]>()
  return ({ from, to, weekdays }) => {
    const key = `${from} ${to} ${weekdays.join('')}`
    const nights = known.get(key) ?? nightsIn(toDay(from), toDay(to), weekdays)
    known.set(key, nights)
    return nights
  }
}

const nightsIn = (from: Day, to: Day, weekdays: readonly number[]): readonly Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => addDays(from, later)).filter(
    (night) => weekdays.length === 7 || weekdays.includes(weekdayOf(night)),
  )
