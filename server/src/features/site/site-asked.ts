import { say, type Saying } from '@innkeeper/protocol/say'
import { mostRooms } from '@innkeeper/protocol/shapes/stay-asking'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { agesOf } from '@innkeeper/rules/stay/ages-of'
import type { PricedRoom } from '@innkeeper/rules/price/room-lines'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'

/** A field of the search on a property's site, by its name in the address. */
export type SiteField = 'from' | 'to' | 'adults' | 'ages' | 'rooms' | 'coupon'

/** What the address of a page asks for: as it was typed, what is wrong with it, and the stay where nothing is and dates are given. */
export type SiteAsked = {
  readonly typed: Readonly<Record<SiteField, string>>
  readonly problems: Partial<Readonly<Record<SiteField, Saying>>>
  readonly stay: SiteStay | null
  /** The guests of each room; two adults where the address says nothing right. */
  readonly rooms: readonly PricedRoom[]
}

/** The dates of a search. */
export type SiteStay = { readonly checkIn: Day; readonly checkOut: Day }

type Query = Readonly<Record<string, unknown>>

/** Reads the search that an address asks for; what cannot be read keeps its text and has a problem. */
export const siteAsked = (query: Query): SiteAsked => {
  const typed = {
    from: textIn(query, 'from'),
    to: textIn(query, 'to'),
    adults: textIn(query, 'adults') || '2',
    ages: textIn(query, 'ages'),
    rooms: textIn(query, 'rooms') || '1',
    coupon: textIn(query, 'coupon'),
  }
  const adults = countIn(typed.adults, mostAdults)
  const rooms = countIn(typed.rooms, mostRooms)
  const ages = agesOf(typed.ages)
  const dates = datesIn(typed)
  const problems = {
    ...(adults === null && { adults: wrongAdults }),
    ...(rooms === null && { rooms: wrongRooms }),
    ...((ages === null || ages.length > mostAdults) && { ages: wrongAges }),
    ...dates.problems,
  }
  const room = { adults: adults ?? 2, childrenAges: ages ?? [], extraBeds: 0 }
  return {
    typed,
    problems,
    stay: Object.keys(problems).length === 0 ? dates.stay : null,
    rooms: Array.from({ length: rooms ?? 1 }, () => room),
  }
}

const textIn = (query: Query, name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value.trim().slice(0, longestText) : ''
}

const countIn = (text: string, most: number): number | null => {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : null
}

const datesIn = ({ from, to }: Pick<SiteAsked['typed'], 'from' | 'to'>): Pick<SiteAsked, 'problems' | 'stay'> => {
  if (from === '' && to === '') return { problems: {}, stay: null }
  const problems = { ...(!isDay(from) && { from: wrongDay }), ...(!isDay(to) && { to: wrongDay }) }
  if (!isDay(from) || !isDay(to)) return { problems, stay: null }
  const problem = whyNotStayDates(from, to)
  return problem === null ? { problems, stay: { checkIn: from, checkOut: to } } : { problems: { to: wrongStay[problem] }, stay: null }
}

const mostAdults = 20
const longestText = 100

const wrongAdults = say('Nhập từ 1 đến 20 người lớn.', 'Enter 1 to 20 adults.')
const wrongRooms = say('Nhập từ 1 đến 30 phòng.', 'Enter 1 to 30 rooms.')
const wrongAges = say('Nhập tuổi từ 0 đến 17, cách nhau bằng dấu phẩy.', 'Enter ages from 0 to 17, separated by commas.')
const wrongDay = say('Chọn một ngày.', 'Choose a day.')
const wrongStay = {
  departsBeforeArrival: say('Ngày trả phòng phải sau ngày nhận phòng.', 'Check-out must come after check-in.'),
  stayTooLong: say(`Tối đa ${longestStay} đêm.`, `At most ${longestStay} nights.`),
} as const
