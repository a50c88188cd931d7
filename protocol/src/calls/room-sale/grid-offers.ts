import { z } from 'zod'
import { call } from '#call.ts'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

const range = z.object({ from: z.string(), to: z.string() })
const ids = z.array(z.uuid())

/** The calls of what the grid shows of offers. */
export const gridOffersCalls = {
  'room-plan/get-offers': call({
    words: say('Khuyến mãi và giá của các cấp trên lưới', 'Promotions and prices of levels on the grid'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['AVAIL_RATE_1'] },
    input: z.strictObject({}),
    output: z.object({
      /** Those that are on and can still be booked, by their rank. A list without ids is no condition. */
      promotions: z.array(
        z.object({
          id: z.uuid(),
          name: nameShape,
          stayFrom: z.string().nullable(),
          stayTo: z.string().nullable(),
          weekdays: z.array(z.int()),
          datesExcluded: z.array(range),
          planIds: ids,
          roomTypeIds: ids,
        }),
      ),
      /** The levels whose terms change a price or close a package; the others pay the price of the grid. */
      levels: z.array(
        z.object({
          level: z.int(),
          /** Basis points or minor units for each room and night, negative for a reduction. */
          unit: z.enum(['percent', 'amount']).nullable(),
          value: named(say('Mức', 'By'), z.int().nullable()),
          /** The plans that it changes; without ids all of them. */
          planIds: ids,
          /** The plans that are open to the level; null is all of them. */
          openPlans: ids.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
}
