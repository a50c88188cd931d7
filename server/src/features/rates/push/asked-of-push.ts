import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { pushRefusalKeys } from '@innkeeper/protocol/calls/connectivity/ari'
import type { SayingValues } from '@innkeeper/protocol/say'
import { addDays, daysBetween, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { MappedCode, PlanOnRoom } from '#features/connections/mapped-places.reads.ts'
import type { PlaceIds } from '../nights/places.store.ts'

/** One update of a message. */
export type PushUpdate = CallRequest<'connectivity/ari'>['updates'][number]

/** A part of a message that is not taken: its field, why, and which codes. */
export type PushProblem = {
  readonly field: string
  readonly reason: (typeof pushRefusalKeys)[number]
  readonly values: SayingValues
  readonly room: string | null
  readonly plan: string | null
}

/** The value that a message asks for a field of a night, and the update that asks for it. */
type AskedValue = { readonly value: FieldValue; readonly update: number }

/** The codes of a place, as the message names it. */
type Codes = Pick<PushProblem, 'room' | 'plan'>

type PlaceAsked = { readonly codes: Codes; readonly nights: Map<Day, Map<NightFieldName, AskedValue>> }

/** What a message asks of nights, before any night is read. */
export type AskedOfPush = {
  readonly ids: PlaceIds
  /** Every night from the first to the last that is named. */
  readonly nights: readonly Day[]
  readonly of: (cell: BatchCell) => ReadonlyMap<NightFieldName, AskedValue> | undefined
  readonly codesOf: (cell: BatchCell) => Codes
  readonly problems: readonly PushProblem[]
  /** The number of fields of nights that were asked again, by the field of the update that counts. */
  readonly doubles: ReadonlyMap<string, number>
}

/** What is known of a connection's codes. */
export type Mapping = { readonly codes: readonly MappedCode[]; readonly plans: readonly PlanOnRoom[] }

/** Reads a message: each code becomes a room type or a plan on it, each range its nights, and the last of doubles counts. */
export const askedOfPush = (updates: readonly PushUpdate[], mapping: Mapping): AskedOfPush => {
  const reader = readerOf(mapping)
  for (const [index, update] of updates.entries()) reader.read(update, index)
  return reader.asked()
}

const readerOf = (mapping: Mapping) => {
  const find = placesOf(mapping)
  const calendar = calendarOf()
  const [rooms, plans] = [new Map<string, PlaceAsked>(), new Map<string, PlaceAsked>()]
  const problems: PushProblem[] = []
  const doubles = new Map<string, number>()
  const all = new Set<Day>()
  const ask = (places: Map<string, PlaceAsked>, id: string, codes: Codes, { fields, nights, index }: Asking) => {
    const place = places.get(id) ?? { codes, nights: new Map() }
    places.set(id, place)
    for (const night of nights) {
      const asked = place.nights.get(night) ?? new Map<NightFieldName, AskedValue>()
      place.nights.set(night, asked)
      for (const [field, value] of fields) {
        if (asked.has(field)) doubles.set(`updates.${index}.${field}`, (doubles.get(`updates.${index}.${field}`) ?? 0) + 1)
        asked.set(field, { value, update: index })
      }
    }
  }
  const read = (update: PushUpdate, index: number): void => {
    const told = (problem: Omit<PushProblem, 'values'> & { readonly values?: SayingValues }) =>
      void problems.push({ values: {}, ...problem })
    const nowhere = { room: null, plan: null }
    const [ofRoom, ofPlan] = [fieldsIn(update, roomFields), fieldsIn(update, rateFields)]
    const at = `updates.${index}`
    if (update.to < update.from) return told({ field: `${at}.to`, reason: 'intervalEndsBeforeStart', ...nowhere })
    if (ofRoom.length + ofPlan.length === 0) return told({ field: at, reason: 'nothingToChange', ...nowhere })
    if (ofPlan.length > 0 && update.plans.length === 0) told({ field: `${at}.plans`, reason: 'plansMissing', ...nowhere })
    const nights = calendar(update)
    for (const night of nights) all.add(night)
    for (const room of new Set(update.rooms)) {
      const found = find.room(room)
      if (typeof found === 'string') {
        told({ field: `${at}.rooms`, reason: found, room, plan: null })
        continue
      }
      if (ofRoom.length > 0) ask(rooms, found.id, { room, plan: null }, { fields: ofRoom, nights, index })
      if (ofPlan.length === 0) continue
      for (const plan of new Set(update.plans)) {
        const sold = find.plan(found.id, plan)
        if (typeof sold === 'string') {
          told({ field: `${at}.plans`, reason: sold, room, plan })
          continue
        }
        const isForOthers = update.guests !== undefined && update.guests !== sold.includedGuests && update.price !== undefined
        if (isForOthers) told({ field: `${at}.price`, reason: 'guestsOther', values: { included: sold.includedGuests }, room, plan })
        const fields = isForOthers ? ofPlan.filter(([field]) => field !== 'price') : ofPlan
        if (fields.length > 0) ask(plans, sold.roomPlanId, { room, plan }, { fields, nights, index })
      }
    }
  }
  const placeOf = (cell: BatchCell) => (cell.kind === 'room' ? rooms.get(cell.roomTypeId) : plans.get(cell.roomPlanId))
  return {
    read,
    asked: (): AskedOfPush => ({
      ids: { roomTypeIds: [...rooms.keys()], roomPlanIds: [...plans.keys()] },
      nights: [...all].toSorted(),
      of: (cell) => placeOf(cell)?.nights.get(cell.row.night),
      codesOf: (cell) => placeOf(cell)?.codes ?? { room: null, plan: null },
      problems,
      doubles,
    }),
  }
}

type Asking = {
  readonly fields: readonly (readonly [NightFieldName, FieldValue])[]
  readonly nights: readonly Day[]
  readonly index: number
}

const fieldsIn = (update: PushUpdate, names: readonly NightFieldName[]): [NightFieldName, FieldValue][] =>
  names.flatMap((name) => {
    const value = update[name]
    return value === undefined ? [] : [[name, value]]
  })

/** The nights of ranges with weekdays; messages repeat the same few ranges. */
const calendarOf = () => {
  const known = new Map<string, readonly Day[]>()
  return ({ from, to, weekdays }: PushUpdate): readonly Day[] => {
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

/** Finds what a code means, or says why it means nothing. */
const placesOf = ({ codes, plans }: Mapping) => {
  const rooms = new Map(codes.filter(({ thing }) => thing === 'room').map(({ code, roomTypeId }) => [code, roomTypeId]))
  const planCodes = new Map(codes.filter(({ thing }) => thing === 'plan').map(({ code, planId }) => [code, planId]))
  const sold = new Map(plans.map((plan) => [`${plan.roomTypeId} ${plan.planId}`, plan]))
  return {
    room: (code: string) => {
      const id = rooms.get(code)
      return id === undefined ? 'codeUnknown' : id === null ? 'codeUnmapped' : { id }
    },
    plan: (roomTypeId: string, code: string) => {
      const id = planCodes.get(code)
      return id === undefined ? 'codeUnknown' : id === null ? 'codeUnmapped' : (sold.get(`${roomTypeId} ${id}`) ?? 'planNotOnRoom')
    },
  } as const
}
