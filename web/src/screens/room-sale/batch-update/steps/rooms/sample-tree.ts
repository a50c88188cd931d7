import type { SaleTree, TreePlan, TreeRoomType } from './sale-tree.ts'

const id = (end: string): string => `01900000-0000-7000-8000-0000000000${end}`

/** A room type with a plan of its own and one that follows it; a second room type with one plan. For tests. */
export const deluxe = id('d1')
export const suite = id('d2')
export const flexible = id('a1')
export const derived = id('a2')
export const suiteFlexible = id('a3')

const plan = (roomPlanId: string, more: Partial<TreePlan>): TreePlan => ({
  roomPlanId,
  ratePlanId: id('f1'),
  nameVi: 'Linh hoạt, gồm bữa sáng',
  nameEn: 'Flexible, breakfast included',
  active: true,
  minStay: 1,
  maxStay: null,
  parentRoomPlanId: null,
  derive: null,
  ...more,
})

const room = (roomTypeId: string, more: Partial<TreeRoomType>): TreeRoomType => ({
  id: roomTypeId,
  nameVi: 'Deluxe hướng biển, ban công, giường đôi lớn',
  nameEn: 'Deluxe sea view, balcony, king bed',
  totalRooms: 20,
  active: true,
  displayOrder: 1,
  defaultPrice: 2_450_000,
  weekendPrice: 2_950_000,
  floorPrice: null,
  ceilingPrice: null,
  maxGuests: 3,
  plans: [],
  ...more,
})

const following = {
  parentId: id('f1'),
  unit: 'percent',
  value: -1200,
  roundTo: 0,
  floor: null,
  inheritStopSell: true,
  inheritCta: true,
  inheritCtd: true,
  inheritMinStay: false,
  inheritMaxStay: false,
} as const

/** The room types of the tests. */
export const tree: SaleTree = [
  room(deluxe, {
    plans: [
      plan(flexible, {}),
      plan(derived, {
        ratePlanId: id('f2'),
        nameVi: 'Không hoàn tiền',
        nameEn: 'Non-refundable',
        parentRoomPlanId: flexible,
        derive: { ...following },
      }),
    ],
  }),
  room(suite, { nameVi: 'Suite gia đình', nameEn: 'Family suite', displayOrder: 2, plans: [plan(suiteFlexible, {})] }),
]
