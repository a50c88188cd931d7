import { z } from 'zod'
import { field } from '#field.ts'
import { say } from '#say.ts'

/** The formats in which a list is exported. */
export const fileFormats = ['csv', 'xlsx'] as const

/** A format in which a list is exported. */
export type FileFormat = (typeof fileFormats)[number]

/** A file of a list: as CSV its text, as a workbook its bytes in base 64 beside an empty text. */
export const fileShape = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string(), base64: z.string().optional() })

/** A file that a call returns. */
export type AnsweredFile = z.output<typeof fileShape>

const format = field.choice(say('Định dạng', 'Format'), fileFormats, { csv: say('CSV', 'CSV'), xlsx: say('Excel', 'Excel') }).optional()

/** The input of a call that returns the file of a list: what narrows and orders the list, and the format, CSV unless another is named. */
export const fileInput = <Filter extends z.ZodRawShape>(filter: Filter) => z.strictObject({ ...filter, format })
