import { languages } from '@innkeeper/protocol/say'
import { z } from 'zod'

const fact = z.object({ label: z.string(), value: z.string() })

const priceRow = z.object({ title: z.string(), how: z.string(), amount: z.string(), isSum: z.boolean() })

/** Everything that stands in the PDF of a confirmation, in its language, as it is handed to the thread that writes it. */
export const confirmationPdf = z.object({
  language: z.enum(languages),
  title: z.string(),
  code: z.string(),
  state: z.string(),
  /** The property's logo as PNG, in base 64; null where it has none. */
  logo: z.string().nullable(),
  property: z.object({ name: z.string(), lines: z.array(z.string()) }),
  facts: z.array(fact),
  rooms: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  services: z.array(z.string()),
  /** The price in steps; null on a guest's copy. */
  price: z.array(priceRow).nullable(),
  payments: z.array(fact),
  /** The payment and cancellation terms, each in a sentence. */
  terms: z.array(fact),
  /** The last line: where the figures come from. */
  closing: z.string(),
})

/** Everything that stands in the PDF of a confirmation. */
export type ConfirmationPdf = z.output<typeof confirmationPdf>

/** A line of facts in a confirmation. */
export type ConfirmationFact = z.output<typeof fact>
