import { monthToDraw } from '@innkeeper/rules/month-statement/draw-month'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { drawMonth, redrawOpenLines } from './draw-month.ts'
import { monthsDue, propertiesToRedraw, type MonthDue } from './draw-month.store.ts'

const mostAtOnce = 100
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** On a month's first day, in each property's own zone, the statements of the month before are drawn up: one transaction for each property. */
export const drawMonths: Sweep = { name: 'monthly statements', everySeconds: 600, run: async (at) => drawDue(at) }

const drawDue = async (at: SweepAt): Promise<void> => {
  const due = await inTransaction(at.pool, platform, (tx) => monthsDue(tx, at.now, mostAtOnce))
  await eachInTurn(due, (one) => draw(at, one))
  if (due.length === mostAtOnce) await drawDue(at)
}

// Where the clock stood still over several months, they are drawn up one after the other.
const draw = async (at: SweepAt, { propertyId, today, last }: MonthDue): Promise<void> => {
  const month = monthToDraw(last, today)
  if (month === null) return
  await inProperty(at.pool, propertyId, (tx) => drawMonth(tx, month, at.now))
  await draw(at, { propertyId, today, last: month })
}

/**
 * What a booking costs may change while its line is open: the line is drawn up anew. Every open line of the platform is compared, so this runs
 * once an hour.
 */
export const redrawMonths: Sweep = {
  name: 'lines of monthly statements',
  everySeconds: 3600,
  run: async (at) => {
    const properties = await inTransaction(at.pool, platform, propertiesToRedraw)
    await eachInTurn(properties, (propertyId) => inProperty(at.pool, propertyId, (tx) => redrawOpenLines(tx, at.now)))
  },
}
