import type { Derivation } from './derive.ts'
import type { RateNight } from './rate-night.ts'
import type { RoomNight } from './room-night.ts'
import type { StayBounds } from './check-stay-bounds.ts'

/** A room type's night that a batch touches, with what its allotment is held against. */
export type RoomCell = {
  readonly kind: 'room'
  readonly roomTypeId: string
  readonly row: RoomNight
  readonly totalRooms: number
  readonly heldByPms: boolean
}

/** A room-plan's night that a batch touches, with the price that counts there and what its values are held against. */
export type RateCell = {
  readonly kind: 'rate'
  readonly roomPlanId: string
  readonly row: RateNight
  readonly effectivePrice: number | null
  readonly derive: Derivation | null
  readonly plan: StayBounds
  readonly floor: number | null
  readonly ceiling: number | null
  readonly heldByPms: boolean
}

/** A night of a room type or of a room-plan that a batch touches. */
export type BatchCell = RoomCell | RateCell
