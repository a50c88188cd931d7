import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import type { AskedRoom } from '@innkeeper/rules/stay/quote-stay'
import type { HeldStay } from '@innkeeper/rules/booking/held-stay'
import type { StoredBooking } from '../../bookings.store.ts'

/** What a preview or a change asks for. */
export type StayAsked = Pick<CallRequest<'booking/preview-change'>, 'checkIn' | 'checkOut' | 'rooms' | 'services'>

/** The whole stay that a booking is to be changed to. */
export type WantedStay = {
  readonly checkIn: Day
  readonly checkOut: Day
  readonly rooms: readonly AskedRoom[]
  readonly services: readonly { readonly code: string; readonly quantity: number; readonly days?: readonly string[] }[]
}

/** The stay that a booking has. */
const stayOf = ({ checkIn, checkOut, snapshot }: StoredBooking): WantedStay => ({
  checkIn,
  checkOut,
  rooms: snapshot.lines.flatMap(({ roomPlanId, rooms }) => rooms.map((room) => ({ roomPlanId, ...room }))),
  services: snapshot.services
    .filter(({ included }) => !included)
    .map(({ code, quantity, days }) => ({ code, quantity, ...(days === null ? {} : { days }) })),
})

/** The stay that is asked for: what is not named stays as it is. Days of a service that is kept fall away where the stay leaves them. */
export const wantedStay = (booking: StoredBooking, asked: StayAsked): WantedStay => {
  const stay = stayOf(booking)
  const checkIn = asked.checkIn === undefined ? stay.checkIn : toDay(asked.checkIn)
  const checkOut = asked.checkOut === undefined ? stay.checkOut : toDay(asked.checkOut)
  const rooms = asked.rooms ?? stay.rooms
  if (asked.services === undefined) return { checkIn, checkOut, rooms, services: stay.services.flatMap(within(checkIn, checkOut)) }
  const services = asked.services.map(({ code, quantity, days }) => ({ code, quantity, ...(days === undefined ? {} : { days }) }))
  return { checkIn, checkOut, rooms, services }
}

const within =
  (checkIn: Day, checkOut: Day) =>
  ({ days, ...service }: WantedStay['services'][number]): WantedStay['services'] => {
    if (days === undefined) return [service]
    const left = days.filter((day) => checkIn <= day && day < checkOut)
    return left.length === 0 ? [] : [{ ...service, days: left }]
  }

/** Whether the stay that is asked for is the one that a booking has. */
export const isSameStay = (booking: StoredBooking, wanted: WantedStay): boolean => textOf(stayOf(booking)) === textOf(wanted)

const textOf = ({ checkIn, checkOut, rooms, services }: WantedStay): string =>
  JSON.stringify([
    checkIn,
    checkOut,
    rooms.map((room) => JSON.stringify([room.roomPlanId, room.adults, room.childrenAges, room.extraBeds])).toSorted(),
    services.map(({ code, quantity, days }) => JSON.stringify([code, quantity, days ?? null])).toSorted(),
  ])

/** What a booking holds. */
export const heldStay = ({ checkIn, checkOut, snapshot }: StoredBooking): HeldStay => {
  const rooms = new Map<string, number>()
  for (const line of snapshot.lines) rooms.set(line.roomPlanId, (rooms.get(line.roomPlanId) ?? 0) + line.rooms.length)
  return { checkIn, checkOut, rooms }
}
