import type { Grid } from '@innkeeper/protocol/rates/grid'
import { addDays, type Day } from '@innkeeper/rules/days/day'

type Room = Grid['roomTypes'][number]
type Plan = Room['plans'][number]

/** The day on which the tests of the grid play. */
export const testToday: Day = '2027-01-20'

/** Ids by which tests name rows. */
export const ids = {
  deluxe: '01900000-0000-7000-8000-0000000000d1',
  flexible: '01900000-0000-7000-8000-0000000000f1',
  nonRefundable: '01900000-0000-7000-8000-0000000000f2',
  flexiblePlan: '01900000-0000-7000-8000-0000000000e1',
  nonRefundablePlan: '01900000-0000-7000-8000-0000000000e2',
} as const

/** What a test's grid has otherwise. */
export type GridChanges = {
  readonly room?: Partial<Room>
  readonly flexible?: Partial<Plan['nights']>
  readonly nights?: Partial<Room['nights']>
}

/** A grid of one room type with a plan of its own prices and one that follows it at −12 %, as the server answers it. */
export const testGrid = (from: Day, nights: number, change: GridChanges = {}): Grid => ({
  today: testToday,
  lastNight: '2029-01-20',
  from,
  to: addDays(from, nights - 1),
  currency: 'VND',
  weekendNights: [5, 6],
  events: [],
  roomTypes: [
    {
      ...room,
      ...change.room,
      nights: { ...roomNights(nights), ...change.nights },
      plans: change.room?.plans ?? [
        { ...plan, nights: { ...rateNights(nights), ...change.flexible } },
        { ...plan, ...follower, nights: rateNights(nights) },
      ],
    },
  ],
})

const room = {
  id: ids.deluxe,
  nameVi: 'Deluxe hướng biển',
  nameEn: 'Deluxe sea view',
  totalRooms: 24,
  active: true,
  displayOrder: 1,
  defaultPrice: 2_450_000,
  weekendPrice: 2_850_000,
  floorPrice: 1_200_000,
  ceilingPrice: 9_000_000,
  maxGuests: 3,
}

const plan = {
  roomPlanId: ids.flexible,
  ratePlanId: ids.flexiblePlan,
  nameVi: 'Linh hoạt',
  nameEn: 'Flexible',
  active: true,
  minStay: 1,
  maxStay: null,
  parentRoomPlanId: null,
  derive: null,
  blackouts: [],
}

const follower = {
  roomPlanId: ids.nonRefundable,
  ratePlanId: ids.nonRefundablePlan,
  nameVi: 'Không hoàn tiền',
  nameEn: 'Non-refundable',
  parentRoomPlanId: ids.flexible,
  derive: {
    parentId: ids.flexiblePlan,
    unit: 'percent' as const,
    value: -1200,
    roundTo: 10_000,
    floor: null,
    inheritStopSell: false,
    inheritCta: true,
    inheritCtd: true,
    inheritMinStay: true,
    inheritMaxStay: true,
  },
}

const columnsOf =
  (nights: number) =>
  <V>(value: V): V[] =>
    Array.from({ length: nights }, () => value)

const roomNights = (nights: number): Room['nights'] => {
  const of = columnsOf(nights)
  return { allotment: of(20), sold: of(15), closed: of(0), releaseDays: of(null), version: of(1) }
}

const rateNights = (nights: number): Plan['nights'] => {
  const of = columnsOf(nights)
  return { price: of(null), stopSell: of(0), cta: of(0), ctd: of(0), minStay: of(null), maxStay: of(null), version: of(1) }
}
