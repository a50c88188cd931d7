import type { Day } from '../days/day.ts'

/** A room type's night as stored: rooms on sale, rooms sold, the closed flag, and the release period in days. */
export type RoomNight = {
  readonly night: Day
  readonly allotment: number
  readonly sold: number
  readonly closed: boolean
  readonly releaseDays: number | null
  readonly version: number
}

/** A room type's night without a row: nothing on sale, nothing sold, nothing set. */
export function emptyRoomNight(night: Day): RoomNight {
  return { night, allotment: 0, sold: 0, closed: false, releaseDays: null, version: 0 }
}
