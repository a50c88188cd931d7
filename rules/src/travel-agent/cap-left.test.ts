import { expect, test } from 'vitest'
import { addDays, type Day } from '#days/day.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import { plainTerms, type AgentTerms } from './agent-terms.ts'
import { capLeft, reachedStep, releaseLeft } from './cap-left.ts'

const night: Day = '2027-02-04'
const terms = (more: Partial<AgentTerms>): AgentTerms => ({
  ...plainTerms('level'),
  termsId: 'level 2',
  name: { vi: 'Điều kiện', en: 'Terms' },
  level: 2,
  travelAgentId: null,
  ...more,
})
const had = { travelAgentId: 'an', roomTypeId: 'deluxe', night, held: 1, taken: 3 }
const left = (more: Partial<AgentTerms>, besides = 0) =>
  capLeft(
    { cap: terms(more) },
    {
      buyer: { level: 2, travelAgentId: 'an' },
      agentRooms: [had, { ...had, travelAgentId: 'binh', held: 9 }, { ...had, roomTypeId: 'suite', held: 9 }],
      roomType: { roomTypeId: 'deluxe', nights: [night, addDays(night, 1)].map((day) => ({ ...emptyRoomNight(day), allotment: 11 })) },
      besides,
    },
  )?.get(night) ?? null

test.each([
  ['without a cap there is none', { capUnit: 'none' }, 0, null],
  ['a number of rooms, less those that the agent holds', { capUnit: 'rooms', capRooms: 5 }, 0, 4],
  ['cancelled rooms count where it is not refilled', { capUnit: 'rooms', capRooms: 5, capRefilled: false }, 0, 2],
  ['a share of the allotment is rounded down', { capUnit: 'share', capShare: 2500 }, 0, 1],
  ['rooms of another plan count too', { capUnit: 'rooms', capRooms: 5 }, 3, 1],
  ['never below none', { capUnit: 'rooms', capRooms: 2, capRefilled: false }, 0, 0],
] as const)('%s', (_case, more, besides, expected) => {
  expect(left(more, besides)).toBe(expected)
})

const steps = [
  { daysBefore: 7, rooms: 3 },
  { daysBefore: 2, rooms: 0 },
]

test.each([
  ['before its day no step has been reached', 8, null],
  ['on its day the step holds', 7, 3],
  ['until the next one’s', 3, 3],
  ['on its day the next one holds', 2, 0],
  ['and on the night itself', 0, 0],
] as const)('%s', (_case, daysBefore, rooms) => {
  expect(reachedStep(steps, daysBefore)?.rooms ?? null).toBe(rooms)
})

const releasedOn = (today: Day, more: Partial<AgentTerms> = {}) =>
  releaseLeft(
    { cap: terms({ releaseSteps: steps, ...more }) },
    {
      buyer: { level: 2, travelAgentId: 'an' },
      agentRooms: [had, { ...had, travelAgentId: 'binh', held: 9 }],
      roomType: { roomTypeId: 'deluxe', nights: [night, addDays(night, 1)].map(emptyRoomNight) },
      besides: 0,
      today,
    },
  )

test.each([
  ['what the agent has is taken off what the step keeps', addDays(night, -7), {}, [2]],
  ['each night is released on its own day', addDays(night, -6), {}, [2, 3]],
  [
    'what was cancelled counts where the cap is not refilled',
    addDays(night, -6),
    { capUnit: 'rooms', capRooms: 9, capRefilled: false },
    [0, 3],
  ],
  ['an agent that has more keeps it, and gets no more', addDays(night, -2), {}, [0, 3]],
] as const)('%s', (_case, today, more, expected) => {
  expect([...(releasedOn(today, more)?.values() ?? [])]).toEqual(expected)
})

test('before the first step, and without steps, nothing is released', () => {
  expect([releasedOn(addDays(night, -8)), releasedOn(night, { releaseSteps: [] })]).toEqual([null, null])
})
