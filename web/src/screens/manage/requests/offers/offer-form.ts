import { addDays, todayIn } from '@innkeeper/rules/days/day'
import { momentIn } from '@innkeeper/rules/days/moment-in'
import type { Form } from '#kit/forms/use-form.ts'
import type { RequestDetail } from '../request-facts.tsx'

/** A form of an offer. */
export type OfferForm = Form<'request-booking/offer'>

type Room = { roomPlanId?: string; count: number; adults: number; childrenAges: number[]; extraBeds: number }

const usualDays = 2
const usualTime = '18:00'

/**
 * An offer before anybody has typed: the last one that was made, or else what the agent asks for; held until the evening in two days where
 * there is time.
 */
export const startOf = (request: RequestDetail, { now, timeZone }: { readonly now: Date; readonly timeZone: string }) => {
  const last = request.offers.at(-1)
  const latest = new Date(request.latestUntil)
  const usual = momentIn(timeZone, addDays(todayIn(timeZone, now), usualDays), usualTime)
  const until = usual < latest ? usual : latest
  return {
    code: request.requestCode,
    seen: last?.offerNo ?? 0,
    checkIn: last?.checkIn ?? request.checkinDate,
    checkOut: last?.checkOut ?? request.checkoutDate,
    rooms: last === undefined ? askedRooms(request) : offeredRooms(last),
    ...(last === undefined ? {} : { total: last.price.total }),
    until: until.toISOString(),
    note: '',
  }
}

const askedRooms = ({ lines }: RequestDetail): Room[] =>
  lines.map(({ roomPlanId, rooms: count, adults, childrenAges, extraBeds }) => ({
    ...(roomPlanId === null ? {} : { roomPlanId }),
    count,
    adults,
    childrenAges: [...childrenAges],
    extraBeds,
  }))

// Rooms with the same guests on the same package stand on one line.
const offeredRooms = ({ lines }: RequestDetail['offers'][number]): Room[] =>
  lines.flatMap(({ roomPlanId, rooms }) =>
    [...Map.groupBy(rooms, (room) => JSON.stringify(room)).values()].flatMap((same) => {
      const [room] = same
      return room === undefined ? [] : [{ roomPlanId, count: same.length, ...room, childrenAges: [...room.childrenAges] }]
    }),
  )
