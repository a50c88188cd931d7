import { eachDay, weekdayOf, type Day } from '#days/day.ts'
import { slotsOf, type TicketDay, type TicketProduct, type VisitorPrices } from './ticket-product.ts'

/** Which days and slots of a product are filled: a range with weekdays, and some of its slots (none named is all). */
export type DaysToFill = {
  readonly from: Day
  readonly to: Day
  readonly weekdays: readonly number[]
  readonly slots: readonly string[]
}

/** What a day or slot has of its own. */
export type DayValues = {
  readonly adultPrice: number | null
  readonly childPrice: number | null
  readonly seniorPrice: number | null
  readonly capacity: number | null
  readonly stopSell: boolean
}

/** The values that are set; what is left out stays, null goes back to what the product says. */
export type DayPatch = { readonly [Field in keyof DayValues]?: DayValues[Field] | undefined }

/** One day or slot that changes, from what to what. */
export type DayChange = { readonly day: Day; readonly slot: string; readonly before: DayValues; readonly after: DayValues }

/** A day or slot that stays as it is because its new capacity would be below what is sold. */
export type DayHeld = { readonly day: Day; readonly slot: string; readonly sold: number; readonly capacity: number }

/** What filling would do: what changes, how many are so already, and what it would oversell. */
export type DayFill = { readonly changes: readonly DayChange[]; readonly equal: number; readonly oversold: readonly DayHeld[] }

const follows: VisitorPrices = { adult: null, child: null, senior: null }

/** The values of a day as they are kept; a day that nothing was set for follows the product. */
export const valuesOf = ({ prices, capacity, stopSell }: Pick<TicketDay, 'prices' | 'capacity' | 'stopSell'>): DayValues => ({
  adultPrice: prices.adult,
  childPrice: prices.child,
  seniorPrice: prices.senior,
  capacity,
  stopSell,
})

/** Computes what filling days of a product would change; nothing of it is kept. */
export const fillDays = (product: TicketProduct, days: readonly TicketDay[], wanted: DaysToFill, patch: DayPatch): DayFill => {
  const known = new Map(days.map((day) => [`${day.day} ${day.slot}`, day]))
  const slots = slotsOf(product).filter((slot) => wanted.slots.length === 0 || wanted.slots.includes(slot))
  const cells = eachDay(wanted.from, wanted.to)
    .filter((day) => wanted.weekdays.includes(weekdayOf(day)))
    .flatMap((day) => slots.map((slot) => ({ day, slot, is: known.get(`${day} ${slot}`) })))
  const changes: DayChange[] = []
  const oversold: DayHeld[] = []
  let equal = 0
  for (const { day, slot, is } of cells) {
    const before = valuesOf(is ?? { prices: follows, capacity: null, stopSell: false })
    const after = patched(before, patch)
    const capacity = after.capacity ?? product.capacity
    if (isSame(before, after)) equal += 1
    else if (capacity < (is?.sold ?? 0)) oversold.push({ day, slot, sold: is?.sold ?? 0, capacity })
    else changes.push({ day, slot, before, after })
  }
  return { changes, equal, oversold }
}

/** Whether two sets of values say the same. */
export const isSame = (one: DayValues, other: DayValues): boolean => fields.every((field) => one[field] === other[field])

const fields = ['adultPrice', 'childPrice', 'seniorPrice', 'capacity', 'stopSell'] as const

const patched = (before: DayValues, patch: DayPatch): DayValues => ({
  adultPrice: patch.adultPrice === undefined ? before.adultPrice : patch.adultPrice,
  childPrice: patch.childPrice === undefined ? before.childPrice : patch.childPrice,
  seniorPrice: patch.seniorPrice === undefined ? before.seniorPrice : patch.seniorPrice,
  capacity: patch.capacity === undefined ? before.capacity : patch.capacity,
  stopSell: patch.stopSell === undefined ? before.stopSell : patch.stopSell,
})
