import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { currencies } from '@innkeeper/rules/money/currency'
import { whyNotCountedOrder } from '@innkeeper/rules/promotion/explain-promotions'
import { guestKinds } from '@innkeeper/rules/stay/stay-facts'
import { stayRuleOrder } from '@innkeeper/rules/stay/stay-rule-order'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { giftCodeAsked, mostRooms, promotionCode, roomAsked, servicesAsked, stayDates } from '#shapes/stay-asking.ts'
import { giftCodeShape, nameShape, stayLineShape, stayPriceShape } from '#shapes/stay-shapes.ts'

/** Who set the value of a night that breaks a rule, and with which operation. */
const setBy = z.object({
  night: z.iso.date(),
  operationNo: z.int(),
  kind: z.string(),
  person: z.string(),
  at: z.string(),
  /**
   * The room-plan that has the value. If the value is inherited, this is not the requested room-plan; null if the room type has the value.
   */
  roomPlanId: z.uuid().nullable(),
})

export const checkStayCalls = {
  'room-plan/check-stay': call({
    words: say('Vì sao không đặt được?', 'Why can’t this be booked?'),
    kind: 'read',
    method: 'POST',
    access: { who: 'property', codes: ['AVAIL_RATE_1'] },
    input: z.strictObject({
      roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')),
      ...stayDates,
      rooms: named(say('Phòng', 'Rooms'), z.array(z.strictObject(roomAsked)).min(1).max(mostRooms)),
      travelAgentId: field.id(say('Đại lý', 'Agent')).optional(),
      /** An agent's level, if no agent is named. */
      level: field.count(say('Cấp đại lý', 'Agent level'), { min: 1, max: 5 }).optional(),
      ...promotionCode,
      ...giftCodeAsked,
      ...servicesAsked,
    }),
    output: z.object({
      bookable: z.boolean(),
      level: z.int().nullable(),
      blockedBy: z.enum(stayRuleOrder).nullable(),
      /** Every rule in its order; `message` says why a broken one is broken. */
      rules: z.array(
        z.object({
          rule: z.enum(stayRuleOrder),
          ok: z.boolean(),
          message: z.string().nullable(),
          nights: z.array(z.iso.date()),
          limit: z.int().nullable(),
          actual: z.int().nullable(),
          /** Which guests the two figures count. */
          counted: z.enum(guestKinds).nullable(),
          setBy: setBy.nullable(),
          /** The nights whose value breaks the rule, each with the room-plan that has the value; null if the room type has it. */
          cells: z.array(z.object({ night: z.iso.date(), roomPlanId: z.uuid().nullable() })),
        }),
      ),
      /** The first rule that each night (or the day of departure) breaks. */
      blockedNights: z.array(z.object({ night: z.iso.date(), rule: z.enum(stayRuleOrder), message: z.string() })),
      line: stayLineShape,
      currency: z.enum(currencies),
      /** The price of the stay as if it were open; null where a night has no price. */
      price: stayPriceShape.nullable(),
      /** The price of a discounted stay without promotions and gift code; null if it is not higher. */
      struck: z.int().nullable(),
      /** The effect of the gift code, or why it has none; null if none was given. */
      giftCode: giftCodeShape.nullable(),
      /** Every active promotion, in order: the amount that it takes off (negative) or adds before tax, or why it has no effect. */
      promotions: z.array(
        z.object({ promotionId: z.uuid(), name: nameShape, amount: z.int(), whyNot: z.enum(whyNotCountedOrder).nullable() }),
      ),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong', 'tooManyExtraBeds', 'serviceNotOffered', 'serviceTooMany', 'serviceDaysWrong'],
  }),
  'room-plan/get-services': call({
    words: say('Dịch vụ bán kèm phòng', 'Services sold with rooms'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['AVAIL_RATE_1'] },
    input: z.strictObject({}),
    /** What agents may book with a stay, in the property's order. */
    output: z.array(z.object({ code: z.string(), name: nameShape, unit: z.enum(serviceUnits) })),
    refusals: [],
  }),
}
