import { whyNotSellable, type NotSellable } from '@innkeeper/rules/property/why-not-sellable'
import type { GridStore } from '../grid-store.ts'
import type { Room } from '../grid-rows.ts'

/** Why room types cannot be sold, by their id, as far as the nights to come have been read. */
export const notSellableRooms = (store: GridStore, rooms: readonly Room[]): ReadonlyMap<string, NotSellable> =>
  new Map(
    rooms.flatMap((room) => {
      const activePlans = room.plans.filter(({ active }) => active).length
      const reason = whyNotSellable({ ...room, activePlans, allotted: isAllotted(store, room.id) })
      return reason === null ? [] : [[room.id, reason] as const]
    }),
  )

// Before tonight has been read nothing is known, and nothing is claimed.
const isAllotted = ({ calendar, nights }: GridStore, roomTypeId: string): boolean =>
  !nights.isRead(calendar.todayAt) ||
  nights
    .rooms(roomTypeId)
    .allotment.subarray(calendar.todayAt)
    .some((rooms) => rooms > 0)
