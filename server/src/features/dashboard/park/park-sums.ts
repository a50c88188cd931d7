import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import { ticketsLeft } from '@innkeeper/rules/ticket/why-no-ticket'
import type { ParkCell } from './park-days.store.ts'

type ParkDays = CallOutput<'dashboard/park-days'>

/** The sums of days over all products and slots. */
export const byDay = (days: readonly Day[], cells: readonly ParkCell[]): ParkDays['days'] =>
  days.map((day) => {
    const own = cells.filter((cell) => cell.day === day)
    const sum = (of: (cell: ParkCell) => number) => own.reduce((total, cell) => total + of(cell), 0)
    return {
      day,
      capacity: sum(({ capacity }) => capacity),
      sold: sum(({ sold }) => sold),
      left: sum(leftOf),
      entered: sum(({ entered }) => entered),
    }
  })

/** The days of each slot of each product, in the order of the cells. */
export const byProduct = (cells: readonly ParkCell[]): ParkDays['products'] =>
  [...Map.groupBy(cells, ({ id }) => id)].map(([id, own]) => ({
    id,
    name: own[0]?.name ?? { vi: '', en: '' },
    slots: [...Map.groupBy(own, ({ slot }) => slot)].map(([slot, days]) => ({
      slot,
      days: days.map(({ day, capacity, sold, stopSell, entered }) => ({
        day,
        capacity,
        sold,
        left: leftOf({ capacity, sold }),
        entered,
        stopSell,
      })),
    })),
  }))

const leftOf = ({ capacity, sold }: Pick<ParkCell, 'capacity' | 'sold'>): number => ticketsLeft({ capacity }, { capacity, sold })
