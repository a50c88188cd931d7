import { daysBetween, todayIn, toDay } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { implement } from '#kit/call/implement.ts'
import { RawJson } from '#kit/request/raw-json.ts'
import { readGrid, readRoomPlans, readRoomTypes, readRoomTypesWithPlans, type GridJson } from './grid.store.ts'

/** Two years, as far as nights can be set. */
const mostNights = 731

export const gridCalls = implement({
  'room-plan/get-all-avail-rate': async (at, { roomTypeIds, ...asked }) => {
    const [from, to] = [toDay(asked.from), toDay(asked.to)]
    const nights = daysBetween(from, to) + 1
    if (nights < 1) throw at.refusal('intervalEndsBeforeStart', { field: 'to' })
    if (nights > mostNights) throw at.refusal('intervalTooLong', { field: 'to', values: { max: mostNights, count: nights } })
    return withClock(await readGrid(at.tx, { from, to, roomTypeIds: roomTypeIds ?? null }), at.now)
  },
  'room-plan/get-all': async (at) => readRoomPlans(at.tx),
  'room-plan/get-room-plan-all': async (at) => readRoomTypesWithPlans(at.tx),
  'room/get-room-all': async (at) => readRoomTypes(at.tx),
})

/** Adds today and the last night that can be set, from the rules, at the start of the database's JSON. */
const withClock = ({ timeZone, head, roomTypes }: GridJson, now: Date): RawJson => {
  const today = todayIn(timeZone, now)
  const begin = Buffer.from(`{"today":"${today}","lastNight":"${lastSettableNight(today)}",`)
  const list = roomTypes.flatMap((roomType, at) => (at === 0 ? [roomType] : [comma, roomType]))
  return new RawJson([begin, head.subarray(1, -1), Buffer.from(',"roomTypes":['), ...list, Buffer.from(']}')])
}

const comma = Buffer.from(',')
