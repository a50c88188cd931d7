import { postEvents } from '#kit/jobs/outbox.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction, type PropertyTx } from '#kit/transaction/transaction.ts'
import type { AriEvent } from './ari-queue.ts'
import { beginComparison } from './compare.store.ts'
import * as messages from './message.store.ts'
import { settleMarks } from './settle.ts'
import { awaitCells, sweepWork } from './settle.store.ts'
import { moveOn } from './ari-days.store.ts'

const platform = { role: 'platform', readOnly: false } as const
const mostAtOnce = 200
/** “At most 20 messages a minute and property.” */
const mostInMinute = 20
/** The most nights of rooms and plans in one message. */
const mostNights = 5_000

/** Works out what has changed, and begins a message to each connection that something waits for and that has none under way. */
export const tellNights: Sweep = {
  name: 'nights to tell connections of',
  everySeconds: 1,
  run: async (at) => {
    const { propertyIds, tells } = await inTransaction(at.pool, platform, (tx) => sweepWork(tx, mostAtOnce))
    await eachInTurn(propertyIds, (propertyId) => settle(at, propertyId))
    if (!tells) return
    await eachInTurn(await inTransaction(at.pool, platform, (tx) => messages.placesToTell(tx, mostAtOnce)), async (place) => {
      const isMoved = await inTransaction(at.pool, platform, (tx) => begin({ ...tx, propertyId: place.propertyId }, place))
      if (isMoved) tellScreens(at, place.propertyId)
    })
  },
}

const settle = async (at: SweepAt, propertyId: string): Promise<void> => {
  if (await inProperty(at.pool, propertyId, (tx) => settleMarks(tx, at.now))) tellScreens(at, propertyId)
}

const tellScreens = (at: SweepAt, propertyId: string): void => at.publish([{ topic: 'stale', propertyId, prefixes: ['connection'] }])

/** Returns whether a message began, or was given up. */
const begin = async (tx: PropertyTx, place: messages.AriPlace): Promise<boolean> => {
  await awaitCells(tx)
  const underWay = await messages.messageUnderWay(tx, place.connectionId)
  if (underWay !== undefined) {
    if (underWay.isLost) await takeBack(tx, place.connectionId, underWay.number)
    return underWay.isLost
  }
  const changed = await messages.beginMessage(tx, place.connectionId, { mostInMinute, mostNights })
  const number = changed ?? (await beginComparison(tx, place.connectionId, mostInMinute))
  if (number === undefined) return false
  await postEvents(tx, 'ari', [{ ...place, number, compares: changed === undefined } satisfies AriEvent])
  return true
}

/** No event is left that would send the message: nobody can know whether the system has it. */
const takeBack = async (tx: PropertyTx, connectionId: string, number: number): Promise<void> => {
  await messages.releaseNights(tx, connectionId, number, 'failed')
  const unknown = { nights: 0, ranges: 0, rejected: 0, answerCode: null, milliseconds: null, problem: 'brokenOff' } as const
  await messages.recordMessage(tx, connectionId, { number, ...unknown })
}

/** Moves the nights that are told on with each day of a property, and forgets messages of a month ago. */
export const moveNightsOn: Sweep = {
  name: 'nights that connections are told of',
  everySeconds: 60,
  run: ({ pool }) => inTransaction(pool, platform, moveOn),
}
