import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { landmarkKindCodes } from '#codes/landmark-kinds.ts'
import { photoRecord } from '#shapes/photo.ts'
import { propertyTypeCodes } from '#codes/property-types.ts'
import { roomViewCodes } from '#codes/room-views.ts'
import { bedTypeCodes } from '#codes/bed-types.ts'
import { say } from '#say.ts'
import { mostRooms, roomGuests, stayDates } from '#shapes/stay-asking.ts'
import { nameShape, paymentsShape, stayBlockShape, stayLineShape, stayPriceShape } from '#shapes/stay-shapes.ts'

const access = { who: 'property', codes: ['TA_PORTAL_1'] } as const

/** The stay that the page shows; every room has the same guests. */
const stay = { ...stayDates, ...roomGuests }

const photoShape = photoRecord.pick({ id: true, category: true, captionVi: true, captionEn: true, width: true, height: true, sizes: true })

const offerShape = z.object({
  roomPlanId: z.uuid(),
  ratePlan: nameShape,
  meals: z.array(z.string()),
  includedAdults: z.int(),
  cancellation: stayLineShape.shape.cancellation,
  payment: stayLineShape.shape.payment,
  /**
   * The cost of one room for the stay, and the total without promotions where it is higher, which agents show struck; null where a night has
   * no price.
   */
  price: z.object({ beforeTax: z.int(), total: z.int(), struck: z.int().nullable() }).nullable(),
  /** Why this cannot be booked for these nights and guests; null where it can. */
  blocked: z.string().nullable(),
})

const roomTypeShape = z.object({
  roomTypeId: z.uuid(),
  name: nameShape,
  roomSize: z.int(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxGuests: z.int(),
  beds: z.array(z.object({ bedType: z.enum(bedTypeCodes), count: z.int() })),
  viewCode: z.enum(roomViewCodes).nullable(),
  amenities: z.array(z.string()),
  photos: z.array(photoShape),
  /** The rooms left on the night with the fewest free rooms. */
  vacant: z.int(),
  offers: z.array(offerShape),
})

export const reviewCalls = {
  'review/detail': call({
    words: say('Xem trước trang của chỗ nghỉ', 'Preview the property’s page'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject(stay),
    output: z.object({
      state: z.enum(propertyStates),
      /** Whether travel agents see this page now. */
      onSale: z.boolean(),
      property: z.object({
        name: nameShape,
        kind: z.enum(propertyKinds),
        typeCode: z.enum(propertyTypeCodes).nullable(),
        star: z.int().nullable(),
        address: z.string(),
        /** Commune and province, where known. */
        place: nameShape,
        description: nameShape,
        phone: z.string(),
        email: z.string(),
        website: z.string(),
        checkInFrom: z.string(),
        checkOutUntil: z.string(),
        childAgeLimit: z.int(),
        currency: z.enum(currencies),
        taxChoice: z.int(),
      }),
      photos: z.array(photoShape),
      amenities: z.array(z.string()),
      nearby: z.array(
        z.object({
          id: z.uuid(),
          name: nameShape,
          kind: z.enum(landmarkKindCodes),
          distance: z.int().nullable(),
          travel: z.object({ by: z.enum(['foot', 'car']), minutes: z.int() }).nullable(),
        }),
      ),
      roomTypes: z.array(roomTypeShape),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong'],
  }),
  'review/change-quantity': call({
    words: say('Tính tiền khi đổi số phòng', 'Price a choice of rooms'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({
      ...stay,
      rooms: named(
        say('Phòng đã chọn', 'Rooms chosen'),
        z
          .array(
            z.strictObject({
              roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')),
              quantity: field.count(say('Số phòng', 'Rooms'), { min: 1, max: mostRooms }),
            }),
          )
          .min(1)
          .max(mostRooms)
          .refine((rooms) => rooms.reduce((sum, { quantity }) => sum + quantity, 0) <= mostRooms),
      ),
    }),
    output: z.object({
      bookable: z.boolean(),
      /** The first rule that blocks each room-plan. */
      blocked: z.array(stayBlockShape),
      lines: z.array(stayLineShape),
      currency: z.enum(currencies),
      /** The price of the stay as if it were open; null where a night has no price. */
      price: stayPriceShape.nullable(),
      /** The payments and their deadlines if it were booked now. */
      payments: paymentsShape,
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong'],
  }),
}
