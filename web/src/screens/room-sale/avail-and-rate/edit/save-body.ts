import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { GridStore } from '../model/grid-store.ts'
import type { Wanted } from './wanted-value.ts'

/** What a save sends. */
export type SaveBody = CallInput<'room-plan/save-cells'>

/** How values were entered, as the operation is called later. */
export type SaveKind = NonNullable<SaveBody['kind']>

/** A body with, for each of its rows, the wanted values in it: what answers and refusals are matched with. */
export type SavePlan = {
  readonly body: SaveBody
  readonly rates: readonly (readonly Wanted[])[]
  readonly rooms: readonly (readonly Wanted[])[]
}

/** The rows of a save: one a night, with the fields that change and the version that the person saw. */
export function savePlan(store: GridStore, kind: SaveKind, wanted: readonly Wanted[]): SavePlan {
  const rates = byNight(wanted.filter(({ row }) => row.kind === 'plan'))
  const rooms = byNight(wanted.filter(({ row }) => row.kind === 'room'))
  return {
    body: {
      kind,
      rates: rates.map((cells) => {
        const { id, at, night } = placeOf(store, cells)
        return { roomPlanId: id, night, seen: store.nights.rate(id, at).version, ...rateValues(cells) }
      }),
      rooms: rooms.map((cells) => {
        const { id, at, night } = placeOf(store, cells)
        return { roomTypeId: id, night, seen: store.nights.room(id, at).version, ...roomValues(cells) }
      }),
    },
    rates,
    rooms,
  }
}

/** The wanted value that a refused field such as `rates.0.price` speaks of. */
export function wantedAt(plan: SavePlan, refused: string): Wanted | undefined {
  const [list, index, field] = refused.split('.')
  const cells = (list === 'rooms' ? plan.rooms : plan.rates)[Number(index)]
  return cells?.find((one) => one.field === field) ?? cells?.[0]
}

function byNight(wanted: readonly Wanted[]): Wanted[][] {
  const nights = new Map<string, Map<ChangeField, Wanted>>()
  for (const one of wanted) {
    const key = `${one.row.id} ${one.at}`
    nights.set(key, (nights.get(key) ?? new Map<ChangeField, Wanted>()).set(one.field, one))
  }
  return [...nights.values()].map((fields) => [...fields.values()])
}

function placeOf(store: GridStore, cells: readonly Wanted[]) {
  const [first] = cells
  if (first === undefined) throw new RangeError('a row of a save has a field')
  return { id: first.row.id, at: first.at, night: store.calendar.days[first.at] ?? store.calendar.last }
}

type RateValues = Omit<NonNullable<SaveBody['rates']>[number], 'roomPlanId' | 'night' | 'seen'>
type RoomValues = Omit<NonNullable<SaveBody['rooms']>[number], 'roomTypeId' | 'night' | 'seen'>

function rateValues(cells: readonly Wanted[]): RateValues {
  const values: RateValues = {}
  for (const { field, value } of cells) {
    if (field === 'price' || field === 'minStay' || field === 'maxStay') values[field] = numberOf(value)
    if (field === 'stopSell' || field === 'cta' || field === 'ctd') values[field] = value === true
  }
  return values
}

function roomValues(cells: readonly Wanted[]): RoomValues {
  const values: RoomValues = {}
  for (const { field, value } of cells) {
    if (field === 'allotment') values.allotment = numberOf(value) ?? 0
    if (field === 'releaseDays') values.releaseDays = numberOf(value)
    if (field === 'closed') values.closed = value === true
  }
  return values
}

const numberOf = (value: Wanted['value']): number | null => (typeof value === 'number' ? value : null)
