import type { Sweep } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { dueSnapshots, takeSnapshot } from './occupancy.store.ts'

/** Stores each property's occupancy once on each of its own days, for the comparison with last year. */
export const refreshOccupancy: Sweep = {
  name: 'occupancy',
  everySeconds: 600,
  run: async ({ pool, now }) => {
    const due = await inTransaction(pool, { role: 'platform', readOnly: true }, (tx) => dueSnapshots(tx, now))
    await eachInTurn(due, ({ propertyId, today }) => inProperty(pool, propertyId, (tx) => takeSnapshot(tx, today)))
  },
}
