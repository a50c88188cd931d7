import type { CallInput } from '@innkeeper/protocol/catalogue'
import { everyWeekday } from '@innkeeper/rules/days/day'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'

/** What is typed to fill days of a calendar; what is left empty stays as it is. */
export type FillTyped = {
  readonly range: DayRange | undefined
  readonly weekdays: readonly number[]
  readonly slots: readonly string[]
  readonly adultPrice: number | undefined
  readonly childPrice: number | undefined
  readonly seniorPrice: number | undefined
  readonly capacity: number | undefined
  readonly stop: 'leave' | 'stop' | 'open'
  /** Prices and capacity go back to what the product says. */
  readonly usual: boolean
}

/** Nothing typed yet. */
export const nothingTyped: FillTyped = {
  range: undefined,
  weekdays: [...everyWeekday],
  slots: [],
  adultPrice: undefined,
  childPrice: undefined,
  seniorPrice: undefined,
  capacity: undefined,
  stop: 'leave',
  usual: false,
}

/** What is typed as the call takes it; null while the days or every value are missing. */
export const fillInput = (id: string, typed: FillTyped): CallInput<'ticket-day/set'> | null => {
  const { range, weekdays, slots, stop, usual } = typed
  if (range?.from === undefined || range.to === undefined || weekdays.length === 0) return null
  const set: CallInput<'ticket-day/set'>['set'] = {
    ...(usual ? { adultPrice: null, childPrice: null, seniorPrice: null, capacity: null } : {}),
    ...(typed.adultPrice === undefined ? {} : { adultPrice: typed.adultPrice }),
    ...(typed.childPrice === undefined ? {} : { childPrice: typed.childPrice }),
    ...(typed.seniorPrice === undefined ? {} : { seniorPrice: typed.seniorPrice }),
    ...(typed.capacity === undefined ? {} : { capacity: typed.capacity }),
    ...(stop === 'leave' ? {} : { stopSell: stop === 'stop' }),
  }
  return Object.keys(set).length === 0 ? null : { id, from: range.from, to: range.to, weekdays: [...weekdays], slots: [...slots], set }
}
