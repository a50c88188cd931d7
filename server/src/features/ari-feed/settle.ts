import { fuseNights, type RunOfNights } from '@innkeeper/rules/connection/fuse-nights'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { addDays, earlier, todayIn, type Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { nightsOfRooms } from '#features/rates/nights/nights-of-rooms.reads.ts'
import * as store from './settle.store.ts'
import { toldValues } from './told-values.ts'

/** How many nights ahead a connected system is told of, today included: as far as one of its own messages may reach. */
export const nightsAhead = 500

/**
 * Works the nights of a property out that have changed, and notes for each connection which of them are to be told. Returns whether anything had
 * changed, even where every connection knows it already.
 */
export const settleMarks = async (tx: PropertyTx, now: Date): Promise<boolean> => {
  await store.awaitCells(tx)
  const marks = await store.takeMarks(tx)
  const connections = marks.length === 0 ? [] : await store.feedsToTell(tx)
  if (connections.length === 0) return false
  const clock = await store.clockOf(tx)
  const today = todayIn(clock.timeZone, now)
  const isWhole = marks.some(({ roomTypeId }) => roomTypeId === null)
  const range = reachOf(marks, today)
  const facts = { ...clock, ...(await store.roomsAndPlans(tx, isWhole ? null : roomTypesOf(marks))) }
  const stored = await nightsOfRooms(tx, [...facts.rooms.keys()], range)
  const runs = range.from > range.to ? [] : fuseNights(toldValues(facts, stored, range))
  await Promise.all(connections.map((connectionId) => note(tx, { connectionId, isWhole, today }, runs, now)))
  return true
}

type Noted = { readonly connectionId: string; readonly isWhole: boolean; readonly today: Day }

const note = async (tx: PropertyTx, { connectionId, isWhole, today }: Noted, runs: readonly RunOfNights[], now: Date): Promise<void> => {
  const places = await store.codedPlaces(tx, connectionId)
  if (isWhole) await store.forgetCells(tx, connectionId, [...places.keys()], today)
  const wanted = runs.flatMap((run) => {
    const place = places.get(run.placeId)
    return place === undefined ? [] : [{ ...run, roomTypeId: place.roomTypeId }]
  })
  if (wanted.length > 0) await store.writeWanted(tx, connectionId, wanted, now)
}

/** From the first night that changed to the last, as far as nights are told. */
const reachOf = (marks: readonly store.Mark[], today: Day): DateRange => {
  const first = marks.map(({ from }) => from).reduce(earlier)
  const last = marks.map(({ to }) => to).reduce((one, other) => (one > other ? one : other))
  return { from: first > today ? first : today, to: earlier(last, addDays(today, nightsAhead - 1)) }
}

const roomTypesOf = (marks: readonly store.Mark[]): string[] => marks.flatMap(({ roomTypeId }) => (roomTypeId === null ? [] : [roomTypeId]))
