import { offerStates } from '@innkeeper/rules/booking-request/offer-states'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { roomAsked, stayDates } from './stay-asking.ts'
import { stayLineShape, stayPriceShape, stayServiceShape } from './stay-shapes.ts'

const moment = z.iso.datetime({ precision: 3 })

/** An offer for a request: rooms and nights at a price, held until a moment. */
export const requestOfferShape = z.object({
  offerNo: z.int(),
  state: z.enum(offerStates),
  ...stayDates,
  lines: z.array(stayLineShape),
  services: z.array(stayServiceShape),
  price: stayPriceShape,
  /** What the same stay would have cost the agent on that day. */
  usualTotal: z.int(),
  validUntil: moment,
  note: z.string(),
  madeAt: moment,
  endedAt: moment.nullable(),
})

/** An offer as the property reads it: also who made it. */
export const ownOfferShape = requestOfferShape.extend({ person: z.string() })

/** The number of an offer of a request. */
export const offerNo = explained(field.count(say('Đề nghị số', 'Offer'), { min: 1, max: 999 }), { example: 1 })

const offeredRooms = z.strictObject({
  roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')),
  count: field.count(say('Số phòng', 'Rooms'), { min: 1, max: 200 }),
  ...roomAsked,
})

/** The stay that is offered. */
export const offeredStay = {
  ...stayDates,
  rooms: named(say('Phòng', 'Rooms'), z.array(offeredRooms).min(1).max(30)),
} as const

/** The price that is offered, for everything. */
export const offeredTotal = explained(field.money(say('Giá đề nghị', 'Price offered')), {
  hint: say('Tổng cho mọi phòng, mọi đêm, gồm thuế và phí.', 'The total for all rooms and nights, with taxes and fees.'),
})
