import { z } from 'zod'
import type { FunctionCode } from '#access.ts'
import { call } from '#call.ts'
import { codesOf } from '#codes/codes-of.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

/** The kinds of things that can be found by a text, each with the right that a person needs to find them. */
export const rightToFind = {
  booking: 'BOOKING_LIST_1',
  ticketBooking: 'BOOKING_LIST_1',
  travelAgent: 'AGENT_LIST_1',
  user: 'USER_LIST_1',
  roomType: 'ROOM_INFO_1',
  ratePlan: 'PLAN_PROMOTION_1',
  hotelService: 'SERVICE_1',
  cancellationPolicy: 'CANCELLATION_POLICY_1',
  paymentPolicy: 'PAYMENT_POLICY_1',
} as const satisfies Record<string, FunctionCode>

/** A kind of thing that can be found. */
export type FoundKind = keyof typeof rightToFind

export const findCalls = {
  'find/things': call({
    words: say(
      'Tìm đặt phòng, đặt vé, khách, đại lý, người dùng, loại phòng, gói, dịch vụ, chính sách',
      'Find bookings, ticket bookings, guests, agents, users, room types, packages, services, policies',
    ),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: [] },
    input: z.strictObject({ text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100 }) }),
    /** The first few of each kind that the person may see; the id of a booking, of rooms or of tickets, is its code. */
    output: z.array(z.object({ kind: z.enum(codesOf(rightToFind)), id: z.string(), name: nameShape, more: nameShape })),
    refusals: [],
    limits: { perMinute: 240 },
  }),
}
