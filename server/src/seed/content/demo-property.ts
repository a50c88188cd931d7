import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { BedType } from '@innkeeper/protocol/codes/bed-types'
import type { RoomView } from '@innkeeper/protocol/codes/room-views'
import type { Saying } from '@innkeeper/protocol/say'

/** A room type of the sample data. Prices are in thousands of dong. */
export type DemoRoomType = {
  readonly name: Saying
  readonly rooms: number
  readonly adults: number
  readonly children: number
  readonly price: number
  readonly weekendPrice: number
  readonly size: number
  readonly extraBeds: number
  readonly view: RoomView
  readonly beds: Readonly<Partial<Record<BedType, number>>>
}

/** A rate plan of the sample data; `follows` names the plan it derives from. */
export type DemoRatePlan = {
  readonly key: string
  readonly name: Saying
  readonly meals: readonly ('breakfast' | 'lunch' | 'dinner')[]
  readonly minStay: number
  readonly maxStay: number | null
  /** The room types on which it is sold: every one, or every n-th. */
  readonly every: number
  readonly follows?: { readonly key: string; readonly unit: 'percent' | 'amount'; readonly value: number }
}

/** A property of the sample data. */
export type DemoProperty = {
  /** Its place in lists of properties, from 1. */
  readonly displayOrder: number
  readonly code: string
  readonly kind: PropertyKind
  readonly name: Saying
  readonly star: number | null
  readonly address: string
  readonly provinceCode: string
  readonly communeCode: string
  readonly phone: string
  readonly email: string
  readonly season: 'city' | 'beach'
  readonly roomTypes: readonly DemoRoomType[]
  readonly ratePlans: readonly DemoRatePlan[]
  readonly bookings: number
}
