import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'

/** What closing and opening room types on a night touches: types closed and opened, rooms no longer and again on sale, rooms sold that stay. */
export type Closing = {
  readonly closes: number
  readonly opens: number
  readonly stopped: number
  readonly sellable: number
  readonly sold: number
}

/** What a choice of closed room types changes against how the night stands. */
export const closingOf = (rooms: readonly { readonly night: RoomNight; readonly shut: boolean }[]): Closing => {
  const closed = rooms.filter(({ night, shut }) => shut && !night.closed)
  const opened = rooms.filter(({ night, shut }) => !shut && night.closed)
  const vacant = (some: typeof closed) => some.reduce((sum, { night }) => sum + vacantRooms(night), 0)
  return {
    closes: closed.length,
    opens: opened.length,
    stopped: vacant(closed),
    sellable: vacant(opened),
    sold: closed.reduce((sum, { night }) => sum + night.sold, 0),
  }
}
