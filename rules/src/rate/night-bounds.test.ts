import { expect, test } from 'vitest'
import { checkStayBounds } from './check-stay-bounds.ts'
import { vacantRooms, whyNotAllotment } from './vacant-rooms.ts'

test.each([
  [10, 4, 6],
  [4, 4, 0],
  [3, 4, 0],
])('"vacant = allotment − sold, never negative": %i − %i is %i', (allotment, sold, vacant) => {
  expect(vacantRooms({ allotment, sold })).toBe(vacant)
})

test.each([
  [4, null, 'as many as are sold'],
  [24, null, 'as many as there are'],
  [3, 'belowSold', '"an allotment below what is sold is refused"'],
  [25, 'overTotalRooms', '"allotment ≤ the room type’s total rooms"'],
  [-1, 'negative', 'there are no negative rooms'],
])('[rooms.vacant] an allotment of %i of 24 rooms with 4 sold: %s (%s)', (allotment, reason, _sentence) => {
  expect(whyNotAllotment(allotment, { sold: 4, totalRooms: 24 })).toBe(reason)
})

const plan = { minStay: 2, maxStay: 7 }

test.each([
  [{ minStay: null, maxStay: null }, [], 'what a night leaves open, the plan answers'],
  [{ minStay: 2, maxStay: 7 }, [], 'the plan’s own bounds'],
  [{ minStay: 3, maxStay: 3 }, [], 'exactly three nights'],
  [{ minStay: 0, maxStay: null }, [{ field: 'minStay', reason: 'belowOne' }], '"min stay at least 1"'],
  [{ minStay: null, maxStay: 0 }, [{ field: 'maxStay', reason: 'belowOne' }], '"max stay at least 1"'],
  [{ minStay: 1, maxStay: null }, [{ field: 'minStay', reason: 'belowPlanMin' }], '"min not below package config"'],
  [{ minStay: null, maxStay: 8 }, [{ field: 'maxStay', reason: 'abovePlanMax' }], '"max not above package config"'],
  [{ minStay: 5, maxStay: 4 }, [{ field: 'minStay', reason: 'minOverMax' }], '"min not greater than max"'],
  [{ minStay: null, maxStay: 1 }, [{ field: 'maxStay', reason: 'minOverMax' }], 'the plan’s own minimum counts as well'],
  [{ minStay: 8, maxStay: null }, [{ field: 'minStay', reason: 'minOverMax' }], 'and its own maximum'],
])(
  '[stay.atLeastOne][stay.order][stay.planLeast][stay.planMost] the stay rules of a night %o against a plan of 2 to 7: %o (%s)',
  (night, problems, _sentence) => {
    expect(checkStayBounds(night, plan)).toEqual(problems)
  },
)
