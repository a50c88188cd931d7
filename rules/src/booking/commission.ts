import { multiplyDivide } from '#money/round-half-up.ts'
import { percentOf } from '#money/percent.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import { taxedAsRoom } from '#price/price-line.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { PriceSubtotals } from '#price/price-of-stay.ts'

/** What of a price the commission needs. */
export type CommissionedPrice = {
  readonly subtotals: Pick<PriceSubtotals, 'rooms' | 'promotions' | 'services' | 'giftCode'>
  readonly lines: readonly Pick<PriceLine, 'kind' | 'included' | 'taxedAs' | 'base' | 'amount'>[]
}

/**
 * The commission of a booking in minor units: a share, in basis points, of the "room price before taxes and fees". That is what the rooms
 * cost after promotions and their part of a gift code, without the VAT that it includes; services are no part of it.
 */
export const commissionOf = (price: CommissionedPrice, basisPoints: number): number => percentOf(commissionBase(price), basisPoints)

/** The room price before taxes and fees; never below zero. */
export const commissionBase = ({ subtotals, lines }: CommissionedPrice): number => {
  const rooms = Math.max(0, subtotals.rooms + subtotals.promotions)
  const [fromRooms = 0] = splitInProportion(subtotals.giftCode, [rooms, subtotals.services])
  const paid = Math.max(0, rooms + fromRooms)
  const included = lines.filter((line) => line.kind === 'vat' && line.included && (line.taxedAs ?? taxedAsRoom) === taxedAsRoom)
  const net = included.reduce((sum, { base }) => sum + (base ?? 0), 0)
  const gross = included.reduce((sum, { base, amount }) => sum + (base ?? 0) + amount, 0)
  return gross > 0 ? multiplyDivide(paid, net, gross) : paid
}
