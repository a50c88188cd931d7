import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'

type PushUpdate = CallRequest<'connectivity/ari'>['updates'][number]

/**
 * How many days a message reaches from its first to its last, and how many nights of rooms and plans its updates name at most. Counted from
 * the ranges, before any night is listed: a range may be a thousand years long.
 */
export const reachOf = (updates: readonly PushUpdate[]): { readonly days: number; readonly nights: number } => {
  const ranges = updates.filter(({ from, to }) => from <= to)
  const [first] = ranges.map(({ from }) => from).toSorted()
  const last = ranges
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  return {
    days: first === undefined || last === undefined ? 0 : daysIn(first, last),
    nights: ranges.reduce((sum, update) => sum + nightsNamed(update), 0),
  }
}

const nightsNamed = ({ from, to, weekdays, rooms, plans }: PushUpdate): number => {
  const days = daysIn(from, to)
  return Math.min(days, Math.ceil(days / 7) * weekdays.length) * rooms.length * Math.max(1, plans.length)
}

const daysIn = (from: string, to: string): number => daysBetween(toDay(from), toDay(to)) + 1
