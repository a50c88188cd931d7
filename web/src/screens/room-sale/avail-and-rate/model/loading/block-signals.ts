import { nightsOfBlock } from './pieces.ts'

/** Tells the blocks of the grid which of them to paint again: by room type and week. */
export type BlockSignals = {
  /** A night of a room type, or of one of its plans, has changed. */
  readonly touch: (roomTypeId: string, at: number) => void
  /** All that is shown between two columns may have changed. */
  readonly touchAll: (from: number, to: number) => void
  /** A number that grows whenever one of these room types changes in a week. */
  readonly count: (roomTypeIds: readonly string[], week: number) => number
  /** A number that grows whenever anything changes in a week. */
  readonly countAll: (week: number) => number
  readonly listen: (week: number, changed: () => void) => () => void
  /** Tells what was touched since: several touches, one painting. */
  readonly flush: () => void
}

/** Counts changes by room type and week. */
export const createBlockSignals = (): BlockSignals => {
  const counts = new Map<string, Map<number, number>>()
  const totals = new Map<number, number>()
  const whole = new Map<number, number>()
  const listeners = new Map<number, Set<() => void>>()
  const dirty = new Set<number>()
  const grow = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)
  return {
    touch: (roomTypeId, at) => {
      const week = weekOf(at)
      const ofRoom = counts.get(roomTypeId) ?? new Map<number, number>()
      counts.set(roomTypeId, ofRoom)
      grow(ofRoom, week)
      grow(totals, week)
      dirty.add(week)
    },
    touchAll: (from, to) => {
      for (let week = weekOf(from); week <= weekOf(to); week += 1) {
        grow(whole, week)
        grow(totals, week)
        dirty.add(week)
      }
    },
    count: (roomTypeIds, week) => roomTypeIds.reduce((sum, id) => sum + (counts.get(id)?.get(week) ?? 0), whole.get(week) ?? 0),
    countAll: (week) => totals.get(week) ?? 0,
    listen: (week, changed) => {
      const hearing = listeners.get(week) ?? new Set()
      listeners.set(week, hearing.add(changed))
      return () => hearing.delete(changed)
    },
    flush: () => {
      const weeks = [...dirty]
      dirty.clear()
      for (const week of weeks) for (const listener of listeners.get(week) ?? []) listener()
    },
  }
}

const weekOf = (at: number): number => Math.floor(at / nightsOfBlock)
