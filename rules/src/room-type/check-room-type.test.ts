import { expect, test } from 'vitest'
import { checkRoomType, unusedRoomType } from './check-room-type.ts'
import type { RoomTypeEntry } from './check-room-type.ts'

const deluxe: RoomTypeEntry = {
  totalRooms: 24,
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  defaultPrice: 2_450_000,
  weekendPrice: 2_850_000,
  floorPrice: 1_200_000,
  ceilingPrice: 9_000_000,
}

test.each([
  [{ totalRooms: 0 }, 'totalRooms', 'notPositive'],
  [{ maxAdults: 0, maxGuests: 1 }, 'maxAdults', 'notPositive'],
  [{ maxGuests: 1 }, 'maxGuests', 'belowMaxAdults'],
  [{ maxGuests: 4 }, 'maxGuests', 'aboveAdultsAndChildren'],
  [{ defaultPrice: 0 }, 'defaultPrice', 'notPositive'],
  [{ weekendPrice: 1_199_999 }, 'weekendPrice', 'belowFloor'],
  [{ defaultPrice: 9_000_001 }, 'defaultPrice', 'aboveCeiling'],
  [{ floorPrice: 2_000_000, ceilingPrice: 1_999_999, defaultPrice: 1, weekendPrice: 1 }, 'ceilingPrice', 'belowFloor'],
] as const)('a room type with %o is refused at %s: %s', (change, field, reason) => {
  expect(checkRoomType({ ...deluxe, ...change }, unusedRoomType)).toContainEqual({ field, reason })
})

test('a sound room type passes, with or without floor and ceiling', () => {
  expect(checkRoomType(deluxe, unusedRoomType)).toEqual([])
  expect(checkRoomType({ ...deluxe, floorPrice: null, ceilingPrice: null, defaultPrice: 1 }, unusedRoomType)).toEqual([])
})

test.each([
  [{ highestAllotment: 24 }, []],
  [{ highestAllotment: 25 }, [{ field: 'totalRooms', reason: 'belowAllotment' }]],
  [{ mostIncludedAdults: 3 }, [{ field: 'maxAdults', reason: 'belowPlanGuests' }]],
  [{ mostIncludedGuests: 4 }, [{ field: 'maxGuests', reason: 'belowPlanGuests' }]],
])('total rooms hold the highest allotment, and the room its plans’ guests: %o', (use, problems) => {
  expect(checkRoomType(deluxe, { ...unusedRoomType, ...use })).toEqual(problems)
})
