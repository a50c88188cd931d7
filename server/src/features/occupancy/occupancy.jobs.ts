import type { Sweep } from '../../kit/background.ts'
import { eachInTurn } from '../../kit/each-in-turn.ts'
import { inProperty, inTransaction } from '../../kit/transaction.ts'
import { dueSnapshots, takeSnapshot } from './occupancy.store.ts'

/** Keeps each property's occupancy once on each of its own days, so that pace against last year is honest. */
export const keepOccupancy: Sweep = {
  name: 'occupancy',
  everySeconds: 600,
  run: async ({ pool, now }) => {
    const due = await inTransaction(pool, { role: 'platform', readOnly: true }, (tx) => dueSnapshots(tx, now))
    await eachInTurn(due, ({ propertyId, today }) => inProperty(pool, propertyId, (tx) => takeSnapshot(tx, today)))
  },
}
