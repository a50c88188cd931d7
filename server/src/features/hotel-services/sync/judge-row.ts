import { namedServiceFields } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { hotelServiceCode, hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { fieldErrors, fieldReasons, speakFieldError } from '@innkeeper/protocol/field-errors'
import { labelOf } from '@innkeeper/protocol/field'
import { refusals } from '@innkeeper/protocol/refusals'
import { say, speak, type Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { z } from 'zod'
import { asCharged, formProblems } from '../check-form.ts'
import { serviceFileHeads } from '../hotel-services-file.ts'
import type { HotelServiceRecord } from '../hotel-services.store.ts'
import { namedValues } from './named-values.ts'
import type { NamedRow } from './read-named-list.ts'

/** A service as far as a list may name it. */
const listedForm = hotelServiceForm.omit({ applyPlans: true, thumbnail: true, images: true })

/** A service as it would be after its row is applied. */
export type ListedService = z.output<typeof listedForm>

/** What is wrong with a row: the name of the field, what it is called and why, in both languages. */
export type RowProblem = { readonly name: string; readonly field: Saying; readonly words: Saying }

/** A row that was judged: its code, and what the service would be, or what is wrong. */
export type JudgedRow = { readonly code: string; readonly after: ListedService | null; readonly problems: readonly RowProblem[] }

/** What rows are judged by: the currency, and the property's services. */
export type JudgedBy = { readonly currency: Currency; readonly here: readonly HotelServiceRecord[] }

/** Judges the rows of a list. What a row does not name stays as it is, or is as in a new service. */
export const judgeRows = (rows: readonly NamedRow[], by: JudgedBy): JudgedRow[] => {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const code = codeIn(row)
    const before = first.get(code)
    if (before === undefined) first.set(code, row.line)
    return before === undefined
      ? judge(row, by)
      : { code, after: null, problems: [problem('code', labelOf(hotelServiceCode), { words: codeTwice, values: { line: before } })] }
  })
}

const judge = (row: NamedRow, { currency, here }: JudgedBy): JudgedRow => {
  const code = codeIn(row)
  const before = here.find((service) => service.code === code)
  const { values, unreadable } = 'cells' in row ? namedValues(row.cells, currency) : { values: row.values, unreadable: [] }
  const form = { ...(before === undefined ? {} : listedPart(before)), ...values, code }
  const parsed = listedForm.safeParse(form)
  const problems = [
    ...(isOtherCurrency(row, currency)
      ? [problem('currency', serviceFileHeads.currency, { words: otherCurrency, values: { currency } })]
      : []),
    ...unreadable.map(({ name, reason }) => {
      const field = labelOf(namedServiceFields.shape[name])
      return { name, field, words: inBoth((language) => speak(fieldReasons[reason], language, { field: field[language] })) }
    }),
    ...fieldErrors(listedForm, form)
      .filter(({ field }) => unreadable.every(({ name }) => name !== partOf(field)))
      .map((error) => ({
        name: error.field,
        field: labelAt(error.field),
        words: inBoth((language) => speakFieldError(error, listedForm, language)),
      })),
    ...(parsed.success
      ? formProblems(parsed.data).map(({ field, key }) => ({ name: field, field: labelAt(field), words: refusals[key].words }))
      : []),
  ]
  return { code, after: problems.length === 0 && parsed.success ? asCharged(parsed.data) : null, problems }
}

const codeIn = (row: NamedRow): string => ('cells' in row ? (row.cells.code ?? '') : row.values.code).trim().toUpperCase()

const listedPart = (service: HotelServiceRecord): object =>
  Object.fromEntries(Object.keys(listedForm.shape).map((name): [string, unknown] => [name, Reflect.get(service, name)]))

const isOtherCurrency = (row: NamedRow, currency: Currency): boolean => {
  const told = 'cells' in row ? (row.cells.currency ?? '') : ''
  return told !== '' && told.toUpperCase() !== currency
}

const partOf = (path: string): string => path.split('.')[0] ?? ''

const labelAt = (path: string): Saying => {
  const name = listedForm.keyof().safeParse(partOf(path))
  return name.success ? labelOf(listedForm.shape[name.data]) : { vi: path, en: path }
}

type Why = { readonly words: Saying; readonly values: Readonly<Record<string, string | number>> }

const problem = (name: string, field: Saying, { words, values }: Why): RowProblem => ({
  name,
  field,
  words: inBoth((language) => speak(words, language, values)),
})

const inBoth = (write: (language: 'vi' | 'en') => string): Saying => ({ vi: write('vi'), en: write('en') })

const codeTwice = say('Mã này đã có ở dòng {line}.', 'Row {line} has this code already.')
const otherCurrency = say('Chỗ nghỉ bán bằng {currency}.', 'The property sells in {currency}.')
