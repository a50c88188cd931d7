import type { Saying } from '@innkeeper/protocol/say'
import type { GridStore } from '../../model/grid-store.ts'
import type { PlanRow } from '../../model/grid-rows.ts'
import { priceSpan } from '../../model/nights/shown-night.ts'
import { classes } from './classes.ts'
import styles from './cells.module.css'
import type { Look } from './look.ts'

/** What painting a cell needs. */
export type Painter = {
  readonly store: GridStore
  readonly look: Look
  /** The classes of a column: weekend, past. */
  readonly columnClass: (at: number) => string
  /** The holiday of a column, as it is spoken. */
  readonly occasionAt: (at: number) => Saying | null
  /** Who made an operation, in two letters, or its number while that is not known. */
  readonly who: (operationNo: number) => string
  /** The height of a price within its row, from 1 to 8. */
  readonly level: (row: PlanRow, price: number) => number
}

/** A painter for a look. */
export const painterOf = (store: GridStore, look: Look, who: Painter['who']): Painter => {
  const { calendar } = store
  const spans = new Map<string, readonly [number, number]>()
  return {
    store,
    look,
    who,
    columnClass: (at) => classes(isWeekend(store, at) && styles['weekend'], at < calendar.todayAt && styles['past']),
    occasionAt: (at) => calendar.holidays.get(at)?.name ?? null,
    level: (row, price) => {
      const span = spans.get(row.id) ?? priceSpan(store, row)
      spans.set(row.id, span)
      return levelIn(span, price)
    },
  }
}

/** Whether a column is a weekend night as the property counts them. */
export const isWeekend = (store: GridStore, at: number): boolean =>
  store.facts.get()?.weekendNights.includes(store.calendar.weekdays[at] ?? 0) ?? false

const levelIn = ([low, high]: readonly [number, number], price: number): number => {
  if (high <= low) return 4
  return Math.max(1, Math.min(8, 1 + Math.round(((price - low) / (high - low)) * 7)))
}
