import { addDays, daysBetween, toDay } from '@innkeeper/rules/days/day'
import { agesOf } from '@innkeeper/rules/stay/ages-of'

/** What is asked about: a stay, its guests and who would book it. */
export type StayAsked = {
  readonly roomPlanId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly adults: number | undefined
  /** As typed: "8, 5". */
  readonly ages: string
  readonly rooms: number | undefined
  readonly travelAgentId: string | undefined
  /** The level of any agent; of no meaning where an agent is named. */
  readonly level: number | undefined
  /** The coupon code that the buyer gives, as typed. */
  readonly code: string
  /** The gift code that the buyer gives, as typed. */
  readonly giftCode: string
  /** The services beside the rooms. */
  readonly services: readonly ServiceAsked[]
}

/** A service that is asked about, and how many of it; undefined while no number is typed. */
export type ServiceAsked = { readonly code: string; readonly quantity: number | undefined }

/** What is selected in the grid: a plan, the first of its nights, and how many. */
export type StartCell = { readonly roomPlanId: string | undefined; readonly night: string; readonly nights: number }

/** One room for two adults, without nights, codes and services. */
export const emptyStay: StayAsked = {
  roomPlanId: undefined,
  from: undefined,
  to: undefined,
  adults: 2,
  ages: '',
  rooms: 1,
  travelAgentId: undefined,
  level: undefined,
  code: '',
  giftCode: '',
  services: [],
}

/** One room for two adults, on the selected nights. */
export const stayFrom = (start: StartCell): StayAsked => ({
  ...emptyStay,
  roomPlanId: start.roomPlanId,
  from: start.night,
  to: addDays(toDay(start.night), start.nights),
})

/** The same guests and agent on what is selected now; a single night keeps the length that was asked about. */
export const stayFollowing = (asked: StayAsked, { roomPlanId, night, nights }: StartCell): StayAsked => ({
  ...asked,
  roomPlanId,
  from: night,
  to: addDays(toDay(night), nights > 1 ? nights : lengthOf(asked)),
})

const lengthOf = ({ from, to }: StayAsked): number =>
  from === undefined || to === undefined || to <= from ? 1 : daysBetween(toDay(from), toDay(to))

const mostAdults = 20
const mostRooms = 30

/** The stay as the call takes it, or null while something is missing. */
export const inputOf = ({ roomPlanId, from, to, adults, ages, rooms, travelAgentId, level, ...offers }: StayAsked) => {
  const childrenAges = agesOf(ages)
  if (roomPlanId === undefined || from === undefined || to === undefined) return null
  if (!isCount(adults, mostAdults) || !isCount(rooms, mostRooms) || childrenAges === null || to <= from) return null
  return {
    roomPlanId,
    checkIn: from,
    checkOut: to,
    rooms: Array.from({ length: rooms }, () => ({ adults, childrenAges: [...childrenAges] })),
    ...buyerOf(travelAgentId, level),
    ...offersOf(offers),
  }
}

const offersOf = ({ code, giftCode, services }: Pick<StayAsked, 'code' | 'giftCode' | 'services'>) => ({
  ...(code.trim() === '' ? {} : { promotionCode: code.trim() }),
  ...(giftCode.trim() === '' ? {} : { giftCode: giftCode.trim() }),
  ...(services.length === 0
    ? {}
    : { services: services.map(({ code: service, quantity = 1 }) => ({ code: service, quantity: Math.max(quantity, 1) })) }),
})

const isCount = (value: number | undefined, most: number): value is number => value !== undefined && value >= 1 && value <= most

const buyerOf = (travelAgentId: string | undefined, level: number | undefined) => {
  if (travelAgentId !== undefined) return { travelAgentId }
  return level === undefined ? {} : { level }
}
