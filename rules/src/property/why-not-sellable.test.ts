import { expect, test } from 'vitest'
import { whyNotSellable } from './why-not-sellable.ts'

const sellable = { active: true, totalRooms: 12, activePlans: 1, allotted: true }

test.each([
  ['is sold', {}, null],
  ['was stopped', { active: false, activePlans: 0 }, 'stopped'],
  ['has no rooms', { totalRooms: 0, activePlans: 0 }, 'noRooms'],
  ['has no plan on sale', { activePlans: 0, allotted: false }, 'noPlan'],
  ['has no rooms on sale on any night to come', { allotted: false }, 'noAllotment'],
] as const)('a room type %s', (_, facts, reason) => expect(whyNotSellable({ ...sellable, ...facts })).toBe(reason))
