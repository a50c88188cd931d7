import { expect, test } from 'vitest'
import { addDays, type Day } from '#days/day.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import { plainTerms, type AgentTerms } from './agent-terms.ts'
import { capLeft } from './cap-left.ts'

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
