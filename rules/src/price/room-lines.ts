import type { Day } from '#days/day.ts'
import type { RoomGuests } from '#stay/guests.ts'
import type { PriceStepOfTerms } from '#travel-agent/terms-of-buyer.ts'
import { extraGuests } from './extra-guests.ts'
import type { IncludedGuests } from './extra-guests.ts'
import { priceLine } from './price-line.ts'
import type { PriceLine, PriceLineKind } from './price-line.ts'

/** The charge of a rate plan per night for each extra guest and extra bed, in minor units. */
export type PlanExtras = IncludedGuests & {
  readonly extraAdultPrice: number
  readonly extraChildPrice: number
  readonly extraBedPrice: number
}

/** One room of a stay: its guests and its extra beds. */
export type PricedRoom = RoomGuests & { readonly extraBeds: number }

/**
 * Rooms of one type on one plan in a stay, with the room price of each night: what the buyer pays by its terms, and the property's own price
 * where `terms` change it. Promotions may be limited to the ids of the plan and the room type.
 */
export type RoomLine = {
  readonly planId: string
  readonly roomTypeId: string
  readonly plan: PlanExtras
  readonly nights: readonly { readonly night: Day; readonly price: number; readonly listPrice?: number }[]
  readonly terms?: PriceStepOfTerms
  readonly rooms: readonly PricedRoom[]
}

type Extra = { readonly kind: PriceLineKind; readonly quantity: number; readonly unitPrice: number }

/** The lines of rooms and extras, night by night; extras that cost nothing have no line. */
export const roomLines = (line: RoomLine, roomLine: number, childAgeLimit: number): PriceLine[] => {
  const extras = extrasOf(line, childAgeLimit)
  return line.nights.flatMap(({ night, price, listPrice = price }) =>
    [{ kind: 'room' as const, quantity: line.rooms.length, unitPrice: listPrice }, ...extras].map((one) =>
      priceLine({ ...one, step: 'rooms', night, roomLine, amount: one.quantity * one.unitPrice }),
    ),
  )
}

const extrasOf = ({ plan, rooms }: RoomLine, childAgeLimit: number): Extra[] => {
  const extra = rooms.map((room) => ({ ...extraGuests(room, plan, childAgeLimit), beds: room.extraBeds }))
  const extras: Extra[] = [
    { kind: 'extraAdult', quantity: sum(extra.map((room) => room.adults)), unitPrice: plan.extraAdultPrice },
    { kind: 'extraChild', quantity: sum(extra.map((room) => room.children)), unitPrice: plan.extraChildPrice },
    { kind: 'extraBed', quantity: sum(extra.map((room) => room.beds)), unitPrice: plan.extraBedPrice },
  ]
  return extras.filter((one) => one.quantity * one.unitPrice > 0)
}

/** The cost of one room's extra guests and extra beds per night. */
export const extraPrices = (room: PricedRoom, plan: PlanExtras, childAgeLimit: number): number => {
  const { adults, children } = extraGuests(room, plan, childAgeLimit)
  return adults * plan.extraAdultPrice + children * plan.extraChildPrice + room.extraBeds * plan.extraBedPrice
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
