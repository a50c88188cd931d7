import { multiplyDivide } from '#money/round-half-up.ts'

/** The sums over some nights: room nights sold, room nights available, and the room revenue in minor units. */
export type RoomSums = { readonly sold: number; readonly rooms: number; readonly revenue: number }

/** The two averages by which hotels compare nights, in minor units. `adr` is null if nothing was sold, `revpar` if there were no rooms. */
export type RoomAverages = { readonly adr: number | null; readonly revpar: number | null }

/**
 * ADR (average daily rate) is room revenue per room night sold, RevPAR (revenue per available room) room revenue per room night available;
 * halves are rounded up.
 */
export const roomAverages = ({ sold, rooms, revenue }: RoomSums): RoomAverages => ({
  adr: sold === 0 ? null : multiplyDivide(revenue, 1, sold),
  revpar: rooms === 0 ? null : multiplyDivide(revenue, 1, rooms),
})
