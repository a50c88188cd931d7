import { languages } from '@innkeeper/protocol/say'
import { z } from 'zod'

/** Everything that stands in the file of a booking's tickets, in its language, as it is handed to the thread that writes it. */
export const ticketPdf = z.object({
  language: z.enum(languages),
  title: z.string(),
  code: z.string(),
  /** The park's logo as PNG, in base 64; null where it has none. */
  logo: z.string().nullable(),
  park: z.string(),
  guest: z.string(),
  tickets: z.array(
    z.object({
      code: z.string(),
      number: z.string(),
      product: z.string(),
      visitor: z.string(),
      /** The days, the slot and the entries, a line each. */
      lines: z.array(z.string()),
    }),
  ),
  closing: z.string(),
})

/** Everything that stands in the file of a booking's tickets. */
export type TicketPdf = z.output<typeof ticketPdf>
