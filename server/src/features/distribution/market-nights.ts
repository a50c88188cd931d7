import { nightsOfStay } from '@innkeeper/rules/days/day'
import { mostGuestsOf, type SearchAsked } from './search-asked.ts'
import type { SqlValues } from './sql-values.ts'
import { withWeighed } from './weighed-promotions.ts'

/** The numbers of guests with rows in `market_month`: each row has the lowest price in rooms for at least that many. */
const guestSteps = [6, 4, 3, 1] as const

/** The row that a search reads: for the guests of its fullest room, or the next lower number. */
const guestsOf = ({ rooms }: SearchAsked): number => guestSteps.find((step) => step <= mostGuestsOf(rooms)) ?? 1

/** The SQL of the months of a stay, and of the lowest price of its nights. */
export type MarketNights = {
  readonly from: string
  readonly where: string
  readonly sum: string
  /** The sum with what promotions take off at most and add at least, where `w` has those that the search weighs. */
  readonly weighed: () => string
  readonly months: number
  readonly nights: number
}

/**
 * The nights of a stay in `market_month`, as SQL: one table for each month, `k0` first; only where a stay of that length may arrive. The
 * sum is null where a night is not on sale. All rooms are on one plan, and each costs at least the lowest price.
 */
export const marketNights = (asked: SearchAsked, put: SqlValues['put']): MarketNights => {
  const nights = nightsOfStay(asked.checkIn, asked.checkOut)
  const months = [...Map.groupBy(nights, (night) => night.slice(0, 7))]
  const guests = put(guestsOf(asked))
  const rooms = put(asked.rooms.length)
  const isOf = (at: number, month: string) => `k${at}.month = ${put(`${month}-01`)} and k${at}.guests = ${guests}::smallint`
  const joins = months
    .slice(1)
    .map(([month], at) => `join market_month k${at + 1} on k${at + 1}.property_id = k0.property_id and ${isOf(at + 1, month)}`)
  const sumOf = (column: 'lows' | 'bases') => {
    const each = months.map(([, days], at) => days.map((day) => `k${at}.${column}[${put(Number(day.slice(8)))}::int]`).join(' + '))
    return `${rooms}::bigint * (${each.join(' + ')})`
  }
  const sum = sumOf('lows')
  return {
    from: `market_month k0 ${joins.join(' ')}`,
    where: `${isOf(0, months[0]?.[0] ?? '')} and k0.arrivals[${put(Number(asked.checkIn.slice(8)))}::int] <= ${put(nights.length)}::int`,
    sum,
    weighed: () => withWeighed({ sum, base: sumOf('bases'), roomNights: `${rooms}::bigint * ${put(nights.length)}::int` }),
    months: months.length,
    nights: nights.length,
  }
}

/** Whether a property's change mark (an SQL alias) touches the months of a stay. */
export const isMarked = (mark: string, asked: SearchAsked, put: SqlValues['put']): string =>
  `${mark}.from_month <= ${put(asked.checkOut)}::date and ${mark}.to_month >= date_trunc('month', ${put(asked.checkIn)}::timestamp)`

/** The lowest tax rates of a stay's nights in basis points, and by how much several roundings may be lower than one, in minor units. */
export type LeastTax = { readonly vat: number; readonly serviceCharge: number; readonly slack: number }

/**
 * The lower bound of the total of a sum before tax, as SQL on a row with `tax_choice` and `sum`; the steps are those of
 * rules/src/price/tax.ts.
 */
export const leastTotal = ({ vat, serviceCharge, slack }: LeastTax, put: SqlValues['put']): string => {
  const percent = (amount: string, rate: string) => `(${amount} * ${rate}::bigint + 5000) / 10000`
  const [vatRate, chargeRate] = [put(vat), put(serviceCharge)]
  const charged = `(sum + ${percent('sum', chargeRate)})`
  return `case tax_choice when 100 then sum when 110 then sum + ${percent('sum', vatRate)} - ${put(slack)}::bigint
    else ${charged} + ${percent(charged, vatRate)} - ${put(slack)}::bigint end`
}
