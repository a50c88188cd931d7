import type { CallInput } from '@innkeeper/protocol/catalogue'
import { isFlagField, nightFields, type NightFieldName, type NightValues } from '@innkeeper/rules/rate/night-fields'
import type { GridStore } from '../../model/grid-store.ts'
import type { Wanted } from '../typing/wanted-value.ts'

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
export const savePlan = (store: GridStore, kind: SaveKind, wanted: readonly Wanted[]): SavePlan => {
  const rates = byNight(wanted.filter(({ row }) => row.kind === 'plan'))
  const rooms = byNight(wanted.filter(({ row }) => row.kind === 'room'))
  return {
    body: {
      kind,
      rates: rates.map((cells) => {
        const { id, at, night } = placeOf(store, cells)
        return { roomPlanId: id, night, seen: store.nights.rate(id, at).version, ...valuesOf(cells) }
      }),
      rooms: rooms.map((cells) => {
        const { id, at, night } = placeOf(store, cells)
        return { roomTypeId: id, night, seen: store.nights.room(id, at).version, ...valuesOf(cells) }
      }),
    },
    rates,
    rooms,
  }
}

/** The wanted value that a refused field such as `rates.0.price` speaks of. */
export const wantedAt = (plan: SavePlan, refused: string): Wanted | undefined => {
  const [list, index, field] = refused.split('.')
  const cells = (list === 'rooms' ? plan.rooms : plan.rates)[Number(index)]
  return cells?.find((one) => one.field === field) ?? cells?.[0]
}

const byNight = (wanted: readonly Wanted[]): Wanted[][] => {
  const rows = new Map<string, Map<number, Wanted[]>>()
  const nights: Wanted[][] = []
  for (const one of wanted) {
    const row = rows.get(one.row.id) ?? new Map<number, Wanted[]>()
    rows.set(one.row.id, row)
    const cells = row.get(one.at)
    if (cells === undefined) {
      const first = [one]
      row.set(one.at, first)
      nights.push(first)
    } else putField(cells, one)
  }
  return nights
}

/** The later of two values of a field is meant. */
const putField = (cells: Wanted[], one: Wanted): void => {
  const known = cells.findIndex(({ field }) => field === one.field)
  if (known === -1) cells.push(one)
  else cells[known] = one
}

const placeOf = (store: GridStore, cells: readonly Wanted[]) => {
  const [first] = cells
  if (first === undefined) throw new RangeError('a row of a save has a field')
  return { id: first.row.id, at: first.at, night: store.calendar.days[first.at] ?? store.calendar.last }
}

type Values = Partial<{ -readonly [F in NightFieldName]: NightValues<F>[F] }>

/** The values of a row; only fields of the row's own kind are in it. */
function valuesOf(cells: readonly Wanted[]): Values
function valuesOf(cells: readonly Wanted[]): object {
  return Object.fromEntries(cells.map(({ field, value }) => [field, isFlagField(field) ? value === true : numberOf(field, value)]))
}

const numberOf = (field: NightFieldName, value: Wanted['value']): number | false | null =>
  typeof value === 'number' ? value : nightFields[field].empty
