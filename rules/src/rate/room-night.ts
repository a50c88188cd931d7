import type { Day } from '#days/day.ts'
import { emptyValues, roomFields } from './night-fields.ts'
import type { NightValues, RoomField } from './night-fields.ts'

/** A room type's night as stored: the values that a person sets, and the rooms sold. */
export type RoomNight = NightValues<RoomField> & { readonly night: Day; readonly sold: number; readonly version: number }

const empty = emptyValues(roomFields)

/** A room type's night without a row: nothing on sale, nothing sold, nothing set. */
export const emptyRoomNight = (night: Day): RoomNight => ({ night, ...empty, sold: 0, version: 0 })
