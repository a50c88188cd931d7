/** What the discount of a gift code is taken from: the rooms, the whole booking, or the services. */
export const giftCodeBases = ['rooms', 'booking', 'services'] as const

/** What the discount of a gift code is taken from. */
export type GiftCodeBase = (typeof giftCodeBases)[number]

/** A gift code as a price is computed with it; that it is running and meant for this buyer was checked before. Amounts in minor units. */
export type GiftCode = {
  readonly giftCodeId: string
  readonly code: string
  readonly name: { readonly vi: string; readonly en: string }
  readonly unit: 'percent' | 'amount'
  readonly value: number
  readonly maxDiscount: number | null
  readonly minOrder: number
  readonly maxOrder: number | null
  readonly minRooms: number
  readonly maxRooms: number | null
  readonly takenFrom: GiftCodeBase
}
