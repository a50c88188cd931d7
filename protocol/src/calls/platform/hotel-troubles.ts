import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { rails } from '@innkeeper/rules/payment/gateway-state'
import { z } from 'zod'
import { call } from '#call.ts'
import { say } from '#say.ts'

/** A property in a short list of the front page. */
const property = { id: z.uuid(), code: z.string(), nameVi: z.string(), nameEn: z.string() }

/** What is wrong at properties: the first few of each kind, and how many there are. */
export const hotelTroubleCalls = {
  'supplier/hotel/troubles': call({
    words: say('Chỗ nghỉ đang có vấn đề', 'Properties with problems'),
    kind: 'read',
    method: 'GET',
    access: { who: 'administrator' },
    input: z.strictObject({}),
    output: z.object({
      /** Gateways that are switched on and failed their last test; the latest failure first. */
      gateways: z.object({
        total: z.int(),
        rows: z.array(z.object({ ...property, rail: z.enum(rails), testedAt: z.string() })),
      }),
      /** Properties on sale that lost one of the nine parts. */
      lost: z.object({ total: z.int(), rows: z.array(z.object({ ...property, missing: z.array(z.enum(completenessFlags)) })) }),
    }),
    refusals: [],
    dear: true,
  }),
}
