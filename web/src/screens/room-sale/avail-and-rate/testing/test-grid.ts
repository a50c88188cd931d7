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

/** A grid of one room type with a plan of its own prices and one that follows it at −12 %, as the server answers it. */
export function testGrid(
  from: Day,
  nights: number,
  change: { readonly room?: Partial<Room>; readonly flexible?: Partial<Plan['nights']>; readonly nights?: Partial<Room['nights']> } = {},
): Grid {
  const columns = <V>(value: V): V[] => Array.from({ length: nights }, () => value)
  const rates = (): Plan['nights'] => ({
    price: columns<number | null>(null),
    stopSell: columns(0),
    cta: columns(0),
    ctd: columns(0),
    minStay: columns<number | null>(null),
    maxStay: columns<number | null>(null),
    version: columns(1),
  })
  const plan = { nameVi: 'Linh hoạt', nameEn: 'Flexible', active: true, minStay: 1, maxStay: null, parentRoomPlanId: null, blackouts: [] }
  return {
    today: testToday,
    lastNight: '2029-01-20',
    from,
    to: addDays(from, nights - 1),
    currency: 'VND',
    weekendNights: [5, 6],
    events: [],
    roomTypes: [
      {
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
        ...change.room,
        nights: {
          allotment: columns(20),
          sold: columns(15),
          closed: columns(0),
          releaseDays: columns<number | null>(null),
          version: columns(1),
          ...change.nights,
        },
        plans: [
          { ...plan, roomPlanId: ids.flexible, ratePlanId: ids.flexiblePlan, derive: null, nights: { ...rates(), ...change.flexible } },
          {
            ...plan,
            nameVi: 'Không hoàn tiền',
            nameEn: 'Non-refundable',
            roomPlanId: ids.nonRefundable,
            ratePlanId: ids.nonRefundablePlan,
            parentRoomPlanId: ids.flexible,
            derive: {
              parentId: ids.flexiblePlan,
              unit: 'percent',
              value: -1200,
              roundTo: 10_000,
              floor: null,
              inheritStopSell: false,
              inheritCta: true,
              inheritCtd: true,
              inheritMinStay: true,
              inheritMaxStay: true,
            },
            nights: rates(),
          },
        ],
      },
    ],
  }
}
