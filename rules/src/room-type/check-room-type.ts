/** What a person enters about a room type, as far as the rules check it; money in minor units. */
export type RoomTypeEntry = {
  readonly totalRooms: number
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxGuests: number
  readonly defaultPrice: number
  readonly weekendPrice: number
  readonly floorPrice: number | null
  readonly ceilingPrice: number | null
}

/** What exists already: the highest allotment of a night from today on, and the most guests that one of its plans includes. */
export type RoomTypeUse = { readonly highestAllotment: number; readonly mostIncludedAdults: number; readonly mostIncludedGuests: number }

/** A problem of one field of a room type. */
export type RoomTypeProblem = {
  readonly field: keyof RoomTypeEntry
  readonly reason:
    | 'notPositive'
    | 'belowAllotment'
    | 'belowPlanGuests'
    | 'belowMaxAdults'
    | 'aboveAdultsAndChildren'
    | 'belowFloor'
    | 'aboveCeiling'
}

/** A room type that nothing depends on yet. */
export const unusedRoomType: RoomTypeUse = { highestAllotment: 0, mostIncludedAdults: 0, mostIncludedGuests: 0 }

/** The checks across a room type's fields, and against its nights and plans. */
export const checkRoomType = (entry: RoomTypeEntry, use: RoomTypeUse): RoomTypeProblem[] => [
  ...checkRooms(entry, use),
  ...checkGuestLimits(entry, use),
  ...checkPrices(entry),
]

const checkRooms = ({ totalRooms }: RoomTypeEntry, use: RoomTypeUse): RoomTypeProblem[] => {
  if (totalRooms < 1) return [{ field: 'totalRooms', reason: 'notPositive' }]
  return totalRooms < use.highestAllotment ? [{ field: 'totalRooms', reason: 'belowAllotment' }] : []
}

const checkGuestLimits = (entry: RoomTypeEntry, use: RoomTypeUse): RoomTypeProblem[] => {
  const { maxAdults, maxChildren, maxGuests } = entry
  const problems: RoomTypeProblem[] = []
  if (maxAdults < 1) problems.push({ field: 'maxAdults', reason: 'notPositive' })
  else if (maxAdults < use.mostIncludedAdults) problems.push({ field: 'maxAdults', reason: 'belowPlanGuests' })
  if (maxGuests < maxAdults) problems.push({ field: 'maxGuests', reason: 'belowMaxAdults' })
  else if (maxGuests > maxAdults + maxChildren) problems.push({ field: 'maxGuests', reason: 'aboveAdultsAndChildren' })
  else if (maxGuests < use.mostIncludedGuests) problems.push({ field: 'maxGuests', reason: 'belowPlanGuests' })
  return problems
}

const checkPrices = (entry: RoomTypeEntry): RoomTypeProblem[] => {
  const prices = (['defaultPrice', 'weekendPrice'] as const).flatMap((field) => priceProblem(field, entry))
  const { floorPrice, ceilingPrice } = entry
  if (floorPrice === null || ceilingPrice === null || floorPrice <= ceilingPrice) return prices
  return [...prices, { field: 'ceilingPrice', reason: 'belowFloor' }]
}

const priceProblem = (field: 'defaultPrice' | 'weekendPrice', entry: RoomTypeEntry): RoomTypeProblem[] => {
  const price = entry[field]
  if (price <= 0) return [{ field, reason: 'notPositive' }]
  if (entry.floorPrice !== null && price < entry.floorPrice) return [{ field, reason: 'belowFloor' }]
  return entry.ceilingPrice !== null && price > entry.ceilingPrice ? [{ field, reason: 'aboveCeiling' }] : []
}
