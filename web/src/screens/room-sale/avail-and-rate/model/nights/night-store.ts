import type { Grid } from '@innkeeper/protocol/rates/grid'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { Calendar } from '../calendar.ts'
import {
  putRateNight,
  putRateNights,
  putRoomNight,
  putRoomNights,
  rateColumns,
  rateNightAt,
  roomColumns,
  roomNightAt,
  type RateColumns,
  type RoomColumns,
} from './night-columns.ts'

/** The nights as the server has them, by row and column. */
export type NightStore = {
  readonly room: (roomTypeId: string, at: number) => RoomNight
  readonly rate: (roomPlanId: string, at: number) => RateNight
  readonly rates: (roomPlanId: string) => RateColumns
  readonly rooms: (roomTypeId: string) => RoomColumns
  /** Whether the nights of a column have been read. */
  readonly isRead: (at: number) => boolean
  readonly putGrid: (grid: Pick<Grid, 'from' | 'to' | 'roomTypes'>) => void
  readonly putRoom: (roomTypeId: string, at: number, row: Omit<RoomNight, 'night'>) => void
  readonly putRate: (roomPlanId: string, at: number, row: Omit<RateNight, 'night'>) => void
}

/** Holds the nights of a calendar in arrays: half a million of them are read while scrolling. */
export const createNightStore = (calendar: Calendar): NightStore => {
  const count = calendar.days.length
  const rooms = new Map<string, RoomColumns>()
  const rates = new Map<string, RateColumns>()
  const read = new Uint8Array(count)
  const roomOf = (id: string) => ensured(rooms, id, () => roomColumns(count))
  const rateOf = (id: string) => ensured(rates, id, () => rateColumns(count))
  const dayAt = (at: number) => calendar.days[at] ?? calendar.last
  return {
    room: (id, at) => roomNightAt(roomOf(id), at, dayAt(at)),
    rate: (id, at) => rateNightAt(rateOf(id), at, dayAt(at)),
    rates: rateOf,
    rooms: roomOf,
    isRead: (at) => read[at] === 1,
    putGrid: (grid) => {
      const from = calendar.at(grid.from)
      if (from < 0 || from >= count) return
      read.fill(1, from, calendar.at(grid.to) + 1)
      for (const room of grid.roomTypes) {
        putRoomNights(roomOf(room.id), from, room.nights)
        for (const plan of room.plans) putRateNights(rateOf(plan.roomPlanId), from, plan.nights)
      }
    },
    putRoom: (id, at, row) => putRoomNight(roomOf(id), at, row),
    putRate: (id, at, row) => putRateNight(rateOf(id), at, row),
  }
}

const ensured = <V>(map: Map<string, V>, id: string, make: () => V): V => {
  const found = map.get(id)
  if (found !== undefined) return found
  const made = make()
  map.set(id, made)
  return made
}
