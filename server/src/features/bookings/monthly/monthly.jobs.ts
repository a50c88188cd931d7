import { monthToDraw } from '@innkeeper/rules/month-statement/draw-month'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { drawMonth, redrawOpenLines } from './draw-month.ts'
import { monthsDue, propertiesToRedraw, type MonthDue } from './draw-month.store.ts'
import { writeToAgents } from './month-letters.ts'
import { tellOfDrawn } from './month-news.ts'

const mostAtOnce = 100
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** On a month's first day, in each property's own zone, the statements of the month before are drawn up: one transaction for each property. */
export const drawMonths: Sweep = { name: 'monthly statements', everySeconds: 600, run: async (at) => drawDue(at) }

const drawDue = async (at: SweepAt): Promise<void> => {
  const due = await inTransaction(at.pool, platform, (tx) => monthsDue(tx, at.now, mostAtOnce))
  await eachInTurn(due, (one) => draw(at, one))
  if (due.length === mostAtOnce) await drawDue(at)
}

const draw = async (at: SweepAt, { propertyId, today, last }: MonthDue): Promise<void> => {
  const month = monthToDraw(last, today)
  if (month === null) return
  const drawn = await inProperty(at.pool, propertyId, async (tx) => {
    const months = await drawMonth(tx, month, at.now)
    if (months === null || months.length === 0) return 0
    const agents = [...new Set(months.map(({ travelAgentId }) => travelAgentId))]
    await tellOfDrawn(tx, { month, agents: agents.length })
    await writeToAgents(tx, agents, month, { kind: 'drawn' })
    return months.length
  })
  if (drawn > 0) at.publish([staleAs('booking/monthly/agree', propertyId)])
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
    await eachInTurn(properties, async (propertyId) => {
      const count = await inProperty(at.pool, propertyId, (tx) => redrawOpenLines(tx, at.now))
      if (count > 0) at.publish([staleAs('booking/monthly/agree', propertyId)])
    })
  },
}
