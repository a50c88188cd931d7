import { z } from 'zod'
import { envelope } from '#envelope.ts'

/** The media type of a file that is sent while it is written: lines of JSON, which say how far it is and whether it is whole. */
export const fileLinesType = 'application/x-ndjson'

/**
 * A line of a file that is sent while it is written. The first names the file and the rows it will have, null where they are not counted;
 * then come its pieces, each with the rows written so far. The last is `whole`, or the refusal that ended it: without the last line the
 * connection broke, and what came is no file.
 */
export const fileLine = z.union([
  z.object({ fileName: z.string(), mediaType: z.string(), total: z.int().nullable() }),
  z.object({ rows: z.int(), text: z.string() }),
  z.object({ rows: z.int(), base64: z.string() }),
  z.object({ whole: z.literal(true), rows: z.int() }),
  z.object({ refused: envelope, status: z.int() }),
])

/** A line of a file that is sent while it is written. */
export type FileLine = z.output<typeof fileLine>
