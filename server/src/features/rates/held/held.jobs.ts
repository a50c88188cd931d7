import { heldHours } from '@innkeeper/rules/connection/held-push'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { expireMessages, forgetMessages, propertiesDue } from './held.store.ts'
import { tellPeople } from './tell-people.ts'

const mostAtOnce = 200
const keptDays = 90
const platform = { role: 'platform', readOnly: false } as const

/** Ends messages about which nobody has decided in time and tells people so; forgets those that were decided long ago. */
export const expireHeld = (outside: Pick<Outside, 'publicUrl'>): Sweep => ({
  name: 'messages that nobody confirmed',
  everySeconds: 60,
  run: async (at) => {
    const due = await inTransaction(at.pool, platform, async (tx) => {
      await forgetMessages(tx, new Date(at.now.getTime() - keptDays * 86_400_000))
      return propertiesDue(tx, at.now, mostAtOnce)
    })
    await eachInTurn(due, (propertyId) => expire(at, outside, propertyId))
  },
})

const expire = async (at: SweepAt, outside: Pick<Outside, 'publicUrl'>, propertyId: string): Promise<void> => {
  const count = await inProperty(at.pool, propertyId, async (tx) => {
    const ended = await expireMessages(tx, at.now, 'Innkeeper')
    // Of many messages of a connection, people are told once.
    for (const [first] of Map.groupBy(ended, ({ connectionId }) => connectionId).values())
      if (first !== undefined) await tellPeople(tx, outside, { kind: 'expired', ...first, hours: heldHours })
    return ended.length
  })
  if (count > 0) at.publish([{ topic: 'stale', propertyId, prefixes: ['notification', 'room-plan'] }])
}
