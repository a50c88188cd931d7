import { addDays } from '@innkeeper/rules/days/day'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { ids, testToday } from './test-grid.ts'

type Answer = AnswerOf<'connection/on-grid'>
type Connection = Answer['connections'][number]

/** What the server answers of nights that are told, where a test says nothing else: all of a year around its day, to nobody. */
export const toldAnswer = (change: Partial<Answer> = {}): Answer => ({
  from: addDays(testToday, -100),
  to: addDays(testToday, 400),
  connections: [],
  changed: [],
  ...change,
})

/** A channel that has the room type and the first plan of the test's grid. */
export const toldConnection = (change: Partial<Connection> = {}): Connection => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  name: 'Seagull',
  from: testToday,
  to: addDays(testToday, 499),
  roomTypeIds: [ids.deluxe],
  ratePlanIds: [ids.flexiblePlan],
  failingSince: null,
  problem: null,
  nights: [],
  ...change,
})

/** Nights that a channel does not have as they are. */
export const toldStretch = (
  change: Pick<Connection['nights'][number], 'placeId' | 'from' | 'to' | 'state'> & Partial<Connection['nights'][number]>,
): Connection['nights'][number] => ({ since: '2027-01-19T08:20:00.000Z', why: '', differences: [], retryAt: null, ...change })
