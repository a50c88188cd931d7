import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { othersTurn } from '#kit/dear/others-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { FieldChanges } from './field-changes.ts'
import type { StoredNights } from './nights.store.ts'
import { insertOperation, takeOperationNo, type NewOperation } from './operations.store.ts'
import { nextNights, nightsIn, patchRuns, type PatchRun } from './patch-runs.ts'
import { writeRateNights, writeRoomNights } from './write-nights.store.ts'

/** A person, or a connected system by its name. */
type Author = { readonly accountId: string | null; readonly fullName: string }

/** Who sets nights, and in which transaction. */
export type SettingAt = { readonly tx: PropertyTx; readonly person: Author; readonly publish: (signal: Signal) => void }

/** The nights, read while their places are locked. */
export type ReadNights = { readonly rates: StoredNights<RateNight>; readonly rooms: StoredNights<RoomNight> }

/** The facts of an operation, without its author. */
export type OperationFacts = Pick<NewOperation, 'kind' | 'origin' | 'undoes' | 'request'>

const mostRoomTypesTold = 100

/**
 * Writes changes of nights as one numbered operation with its diary, and notifies open grids. The number is taken last, when every lock is
 * held: others wait for it only during the writing.
 */
export const setNights = async (
  at: SettingAt,
  facts: OperationFacts,
  changes: readonly FieldChanges[],
  stored: ReadNights,
): Promise<number> => {
  const runs = runsOf(changes, stored)
  await othersTurn()
  const operationNo = await takeOperationNo(at.tx)
  const operation = { ...facts, accountId: at.person.accountId, person: at.person.fullName, nights: runs.nights }
  // Sent together, the longest first: the diary is prepared while PostgreSQL writes the nights.
  await Promise.all([
    writeRoomNights(at.tx, operationNo, runs.rooms),
    writeRateNights(at.tx, operationNo, runs.rates),
    insertOperation(at.tx, operationNo, operation, changes),
  ])
  at.publish(signalOf(at.tx.propertyId, operationNo, changes))
  return operationNo
}

const runsOf = (changes: readonly FieldChanges[], stored: ReadNights) => {
  const runs: { readonly rates: PatchRun[]; readonly rooms: PatchRun[] } = { rates: [], rooms: [] }
  const nextOf = nextNights()
  for (const [id, ofPlace] of Map.groupBy(changes, (change) => change.roomPlanId ?? change.roomTypeId)) {
    const kind = ofPlace[0]?.roomPlanId === null ? 'rooms' : 'rates'
    const rows = stored[kind].get(id)
    for (const run of patchRuns(id, ofPlace, { isStored: (night) => rows?.has(night) ?? false, nextOf })) runs[kind].push(run)
  }
  return { ...runs, nights: nightsIn(runs.rates) + nightsIn(runs.rooms) }
}

const signalOf = (propertyId: string, operationNo: number, changes: readonly FieldChanges[]): Signal => {
  const nights = changes.flatMap((change) => [change.nights[0], change.nights.at(-1)]).filter((night) => night !== undefined)
  const roomTypeIds = [...new Set(changes.map((change) => change.roomTypeId))]
  return {
    propertyId,
    topic: 'nights',
    operationNo,
    from: nights.reduce((one, other) => (one < other ? one : other)),
    to: nights.reduce((one, other) => (one > other ? one : other)),
    roomTypeIds: roomTypeIds.length > mostRoomTypesTold ? [] : roomTypeIds,
  }
}
