import { z } from 'zod'
import type { FunctionCode } from '#access.ts'
import { call } from '#call.ts'
import { codesOf } from '#codes/codes-of.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

/** The kinds of thing that are found by a text, with the right that somebody needs to find them. */
export const rightToFind = {
  booking: 'BOOKING_LIST_1',
  travelAgent: 'AGENT_LIST_1',
  user: 'USER_LIST_1',
  roomType: 'ROOM_INFO_1',
  ratePlan: 'PLAN_PROMOTION_1',
  cancellationPolicy: 'CANCELLATION_POLICY_1',
  paymentPolicy: 'PAYMENT_POLICY_1',
} as const satisfies Record<string, FunctionCode>

/** A kind of thing that is found. */
export type FoundKind = keyof typeof rightToFind

export const findCalls = {
  'find/things': call({
    words: say(
      'Tìm đặt phòng, khách, đại lý, người dùng, loại phòng, gói, chính sách',
      'Find bookings, guests, agents, users, room types, packages, policies',
    ),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: [] },
    input: z.strictObject({ text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100 }) }),
    /** Of each kind the first few, as far as the person may see it; the booking's id is its code. */
    output: z.array(z.object({ kind: z.enum(codesOf(rightToFind)), id: z.string(), name: nameShape, more: nameShape })),
    refusals: [],
    limits: { perMinute: 240 },
  }),
}
