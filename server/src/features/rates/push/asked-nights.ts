import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'

/** The value that a message asks for a field of a night, and the update that asks for it. */
export type AskedValue = { readonly value: FieldValue; readonly update: number }

/** The codes by which a message names a place; null where it concerns no room, or no plan. */
export type PlaceCodes = { readonly room: string | null; readonly plan: string | null }

type AskedPlace = { readonly codes: PlaceCodes; readonly nights: Map<Day, Map<NightFieldName, AskedValue>> }

/** What one update asks of a place. */
export type Asking = {
  readonly codes: PlaceCodes
  readonly fields: readonly (readonly [NightFieldName, FieldValue])[]
  readonly nights: readonly Day[]
  readonly update: number
}

/** Gathers what a message asks of room types, or of plans on them: of each field of each night, the last value. */
export const askedNights = () => {
  const places = new Map<string, AskedPlace>()
  const doubles = new Map<string, number>()
  const put = (asked: Map<NightFieldName, AskedValue>, { fields, update }: Asking): void => {
    for (const [field, value] of fields) {
      const name = `updates.${update}.${field}`
      if (asked.has(field)) doubles.set(name, (doubles.get(name) ?? 0) + 1)
      asked.set(field, { value, update })
    }
  }
  return {
    ask: (id: string, asking: Asking): void => {
      const place: AskedPlace = places.get(id) ?? { codes: asking.codes, nights: new Map() }
      places.set(id, place)
      for (const night of asking.nights) {
        const asked = place.nights.get(night) ?? new Map<NightFieldName, AskedValue>()
        place.nights.set(night, asked)
        put(asked, asking)
      }
    },
    ids: () => [...places.keys()],
    of: (id: string) => places.get(id),
    doubles,
  }
}

/** The id of a cell's place. */
export const placeIdOf = (cell: BatchCell): string => (cell.kind === 'room' ? cell.roomTypeId : cell.roomPlanId)
