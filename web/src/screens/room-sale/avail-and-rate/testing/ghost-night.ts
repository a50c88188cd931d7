import type { Desk } from '../model/desk.ts'
import { watched } from '../model/watched.ts'
import type { Ghost } from '../suggestions/ghost-prices.ts'
import type { Wanted } from '../edit/typing/wanted-value.ts'
import { testRows, tomorrow } from './test-rows.ts'

/** A suggestion for a night of the test's grid, and a desk that keeps what is to be saved. */
export const ghostNight = () => {
  const { flexible: row, store } = testRows()
  const ghost: Ghost = {
    row,
    at: tomorrow,
    night: store.calendar.days[tomorrow] ?? store.calendar.last,
    price: 2_450_000,
    suggested: 2_700_000,
    occupancy: 75,
    ruleId: '01900000-0000-7000-8000-0000000000c1',
    ruleName: { vi: 'Đêm đông', en: 'Busy' },
  }
  const saved: { readonly kind: string; readonly wanted: readonly Wanted[] }[] = []
  const desk: Pick<Desk, 'mayEdit' | 'notice' | 'queue'> = {
    mayEdit: true,
    notice: watched<ReturnType<Desk['notice']['get']>>(null),
    queue: {
      commit: (kind, wanted) => {
        saved.push({ kind, wanted })
        return { sent: wanted.length, waiting: 0, skipped: [] }
      },
      insist: () => undefined,
      unreached: watched(0),
      busy: () => false,
      settled: () => Promise.resolve(),
    },
  }
  return { desk, ghost, saved }
}
