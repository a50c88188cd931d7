import { currencies, type Currency } from '@innkeeper/rules/money/currency'
import { nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'
import type { WrittenCell } from '#kit/workbook/sheet-to-write.ts'

/** What a workbook says about itself on a sheet that nobody sees: whose nights it has, as they were after which operation. */
export type WorkbookFacts = {
  readonly propertyId: string
  readonly operationNo: number
  readonly exportedAt: string
  readonly currency: Currency
  /** The field of each sheet, by its name. */
  readonly fields: ReadonlyMap<string, NightFieldName>
}

/** The name of the sheet with the facts. */
export const factsSheet = 'innkeeper'

const version = 1

/** The facts as rows of their sheet. */
export const factsRows = ({
  propertyId,
  operationNo,
  exportedAt,
  currency,
  fields,
}: WorkbookFacts): readonly (readonly WrittenCell[])[] => [
  ['innkeeper nights', String(version)],
  ['property', propertyId],
  ['operation', String(operationNo)],
  ['exported', exportedAt],
  ['currency', currency],
  ...[...fields].map(([name, field]) => ['sheet', name, field]),
]

const isField = (name: unknown): name is NightFieldName => typeof name === 'string' && Object.hasOwn(nightFields, name)

const factsShape = z.tuple([
  z.tuple([z.literal('innkeeper nights'), z.literal(String(version))]),
  z.tuple([z.literal('property'), z.uuid()]),
  z.tuple([z.literal('operation'), z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)]),
  z.tuple([z.literal('exported'), z.iso.datetime()]),
  z.tuple([z.literal('currency'), z.enum(currencies)]),
])
const sheetShape = z.tuple([z.literal('sheet'), z.string(), z.custom<NightFieldName>(isField)])

/** The facts from the rows of their sheet; null where they are not those of a workbook of ours. */
export const factsOf = (rows: readonly (readonly unknown[])[]): WorkbookFacts | null => {
  const texts = rows.map((row) => row.filter((cell) => cell !== null))
  const head = factsShape.safeParse(texts.slice(0, factsShape.def.items.length))
  const sheets = z.array(sheetShape).safeParse(texts.slice(factsShape.def.items.length))
  if (!head.success || !sheets.success) return null
  const [, [, propertyId], [, operationNo], [, exportedAt], [, currency]] = head.data
  return { propertyId, operationNo, exportedAt, currency, fields: new Map(sheets.data.map(([, name, field]) => [name, field])) }
}
