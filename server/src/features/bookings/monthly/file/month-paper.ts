import { languages } from '@innkeeper/protocol/say'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'

/** What a column of a table holds: money in minor units, a day, or text. A wide one takes the room that is left. */
const column = z.object({ head: z.string(), kind: z.enum(['text', 'day', 'money']), wide: z.boolean() })

const cell = z.union([z.string(), z.number(), z.null()])

/** A table of a paper; its sums stand below it, where it has any. */
const table = z.object({
  name: z.string(),
  columns: z.array(column),
  rows: z.array(z.array(cell)),
  sums: z.array(cell).nullable(),
})

/** Everything that stands in the file of a monthly statement, in its language, whether it becomes a PDF or a workbook. */
export const monthPaper = z.object({
  language: z.enum(languages),
  currency: z.enum(currencies),
  title: z.string(),
  property: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the statement adds up to, in minor units. */
  sums: z.array(z.object({ label: z.string(), amount: z.int() })),
  tables: z.array(table),
})

/** Everything that stands in the file of a monthly statement. */
export type MonthPaper = z.output<typeof monthPaper>

/** A table of a paper. */
export type PaperTable = z.output<typeof table>

/** A cell of a table. */
export type PaperCell = z.output<typeof cell>
