import { addDays, toDay } from '@innkeeper/rules/days/day'

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

const mostYears = 17
const mostAdults = 20
const mostRooms = 30

/** The ages out of what was typed, or null where one is no age of a child. */
export const agesOf = (text: string): readonly number[] | null => {
  const parts = text.split(/[,;\s]+/u).filter((part) => part !== '')
  const ages = parts.map(Number)
  return ages.every((age) => Number.isInteger(age) && age >= 0 && age <= mostYears) ? ages : null
}

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
