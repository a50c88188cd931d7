import { z } from 'zod'

/** The format of every answer: `responseCode` 0 is success, any other is the refusal's number, with its words in `message`. */
export const envelope = z.object({
  responseCode: z.int(),
  message: z.string(),
  data: z.unknown().optional(),
  total: z.int().optional(),
  /** For a list: the number of rows without its filter. */
  all: z.int().optional(),
  /** The refusal's key, for programs. */
  refusal: z.string().optional(),
  /** The values in the refusal's words (the new price, the minutes left). */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  errors: z.array(z.object({ field: z.string(), reason: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})
export type Envelope = z.infer<typeof envelope>
