import { addDays, toDay } from '@innkeeper/rules/days/day'
import { agesOf } from '#kit/property/ages-of.ts'

/** What the panel asks about: a stay, its guests and who would book it. */
export type StayAsked = {
  readonly roomPlanId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly adults: number | undefined
  /** As typed: "8, 5". */
  readonly ages: string
  readonly rooms: number | undefined
  readonly travelAgentId: string | undefined
}

/** The cell that the panel was opened from. */
export type StartCell = { readonly roomPlanId: string | undefined; readonly night: string }

/** One room for two adults, one night from the cell on. */
export const stayFrom = (start: StartCell): StayAsked => ({
  roomPlanId: start.roomPlanId,
  from: start.night,
  to: addDays(toDay(start.night), 1),
  adults: 2,
  ages: '',
  rooms: 1,
  travelAgentId: undefined,
})

const mostAdults = 20
const mostRooms = 30

/** The stay as the call takes it, or null while something is missing. */
export const inputOf = ({ roomPlanId, from, to, adults, ages, rooms, travelAgentId }: StayAsked) => {
  const childrenAges = agesOf(ages)
  if (roomPlanId === undefined || from === undefined || to === undefined) return null
  if (!isCount(adults, mostAdults) || !isCount(rooms, mostRooms) || childrenAges === null || to <= from) return null
  return {
    roomPlanId,
    checkIn: from,
    checkOut: to,
    rooms: Array.from({ length: rooms }, () => ({ adults, childrenAges: [...childrenAges] })),
    ...(travelAgentId === undefined ? {} : { travelAgentId }),
  }
}

const isCount = (value: number | undefined, most: number): value is number => value !== undefined && value >= 1 && value <= most
