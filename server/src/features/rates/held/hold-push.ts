import { heldHours, mostHeld, mustWait, waitsUntil } from '@innkeeper/rules/connection/held-push'
import { v7 as uuidv7 } from 'uuid'
import { asksBefore, asksBeforeLocked } from '#features/connections/asking-connection.reads.ts'
import type { At } from '#kit/call/at.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import type { PushUpdates } from '../push/read-push.ts'
import { countWaiting, keepMessage } from './held.store.ts'
import { tellPeople } from './tell-people.ts'

/** What a message waits behind: how many older ones of its connection. */
export type Waits = { readonly waiting: number }

/**
 * Whether what a connection sends now has to wait; null where it is applied at once. Where it seems to have to wait, the connection is
 * locked and asked once more: meanwhile the last one that waited may have been decided.
 */
export const pushWaits = async (tx: PropertyTx, connectionId: string): Promise<Waits | null> => {
  if (!mustWait({ asks: await asksBefore(tx, connectionId), waiting: await countWaiting(tx, connectionId) })) return null
  const asks = await asksBeforeLocked(tx, connectionId)
  const waiting = await countWaiting(tx, connectionId)
  return mustWait({ asks, waiting }) ? { waiting } : null
}

type Holding = {
  readonly updates: PushUpdates
  readonly counts: { readonly nights: number; readonly change: number; readonly equal: number; readonly refused: number }
  readonly waits: Waits
  readonly outside: Pick<Outside, 'publicUrl'>
}

/** Keeps a message until a person decides. People are told of the first that waits; its screen leads on to the others. */
export const holdPush = async (at: At<'connectivity/ari'>, { updates, counts, waits, outside }: Holding) => {
  if (waits.waiting >= mostHeld) throw at.refusal('tooManyHeld', { values: { max: mostHeld } })
  const { connectionId, name } = at.connection
  const [id, until] = [uuidv7(), new Date(waitsUntil(at.now.getTime()))]
  const { refused: left, ...others } = counts
  await keepMessage(at.tx, { id, connectionId, updates, cameAt: at.now, waitsUntil: until, left, ...others })
  if (waits.waiting === 0) {
    await tellPeople(at.tx, outside, { kind: 'waiting', id, connection: name, nights: counts.nights, hours: heldHours })
    at.publish({ topic: 'stale', propertyId: at.tx.propertyId, prefixes: ['notification'] })
  }
  return { state: 'held', messageId: id, waitsUntil: until.toISOString() } as const
}
