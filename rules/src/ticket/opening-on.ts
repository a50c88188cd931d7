import { addDays, everyWeekday, toDay, weekdayOf, type Day } from '#days/day.ts'
import type { TicketProduct, TicketProductKind } from './ticket-product.ts'

/** When a park is open on a day, as "08:00" and "18:00". */
export type Opening = { readonly opensAt: string; readonly closesAt: string }

type Product = Pick<TicketProduct, 'weekdays' | 'opensAt' | 'closesAt'> & { readonly kind: TicketProductKind }

/** When a park is open on a day by its products: those that let people in, else all; null on a day on which none has its weekday. */
export const openingOn = (products: readonly Product[], day: Day): Opening | null => {
  const entries = products.filter(({ kind }) => kind === 'entry')
  const open = (entries.length === 0 ? products : entries).filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  if (open.length === 0) return null
  return {
    opensAt: open.map(({ opensAt }) => opensAt).reduce((first, time) => (time < first ? time : first)),
    closesAt: open.map(({ closesAt }) => closesAt).reduce((last, time) => (time > last ? time : last)),
  }
}

/** The weekdays on which a park has the same hours, or is closed; 1 is Monday. */
export type OpeningOfWeekdays = { readonly weekdays: readonly number[]; readonly opening: Opening | null }

/** The hours of a week, the weekdays with the same hours together, in the order of their first weekday. */
export const openingOfWeek = (products: readonly Product[]): OpeningOfWeekdays[] => {
  const ofWeekday = everyWeekday.map((weekday) => ({ weekday, opening: openingOn(products, addDays(someMonday, weekday - 1)) }))
  const same = Map.groupBy(ofWeekday, ({ opening }) => (opening === null ? '' : `${opening.opensAt} ${opening.closesAt}`))
  return [...same.values()].map((group) => ({ weekdays: group.map(({ weekday }) => weekday), opening: group[0]?.opening ?? null }))
}

const someMonday = toDay('2026-11-23')
