import type { Derivation } from '../derive.ts'
import type { RateNight } from '../rate-night.ts'
import type { RoomNight } from '../room-night.ts'
import type { StayBounds } from '../check-stay-bounds.ts'

/** A room type's night that a batch changes, with the facts that its allotment is checked against. */
export type RoomCell = {
  readonly kind: 'room'
  readonly roomTypeId: string
  readonly row: RoomNight
  readonly totalRooms: number
}

/** A room-plan's night that a batch changes, with its effective price and the facts that its values are checked against. */
export type RateCell = {
  readonly kind: 'rate'
  readonly roomPlanId: string
  readonly row: RateNight
  readonly effectivePrice: number | null
  readonly derive: Derivation | null
  readonly plan: StayBounds
  readonly floor: number | null
  readonly ceiling: number | null
}

/** A night of a room type or of a room-plan that a batch changes. */
export type BatchCell = RoomCell | RateCell
