import { z } from 'zod'
import type { Call } from '#call.ts'
import { wordsOf } from '#field.ts'
import { languages, type Language, type Saying } from '#say.ts'
import { bare, valueText, type Speech } from './value-text.ts'

/** Stored values by the names of their fields; null if there were none. */
export type Values = Readonly<Record<string, unknown>> | null

/** The change of a field: its label, and its values before and after in words; a text is empty if there was no value. */
export type ChangeInWords = { readonly field: Saying; readonly before: Saying; readonly after: Saying }

/** The fields that the diary lines of a call may hold. */
export const toldBy = ({ tells, input }: Pick<Call, 'tells' | 'input'>): z.ZodObject => tells ?? input

/** The fields that differ between two stored records, in the words of both languages; secrets and fields without words are left out. */
export const changesInWords = (
  fields: z.ZodObject,
  { before, after }: { readonly before: Values; readonly after: Values },
  speech: Omit<Speech, 'language'>,
): ChangeInWords[] =>
  Object.entries(fields.shape).flatMap(([name, given]) => {
    const field = z.instanceof(z.ZodType).parse(given)
    const words = wordsOf(field)
    if (words === undefined || words.secret === true || unsaid.has(name)) return []
    const [was, is] = [before?.[name], after?.[name]]
    const inner = bare(field)
    if (inner instanceof z.ZodObject && isRecord(was) && isRecord(is)) {
      return changesInWords(inner, { before: was, after: is }, speech).map((change) => ({
        ...change,
        field: within(words.label, change.field),
      }))
    }
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const textOf = (value: unknown, beside: Values) =>
      inBoth((language) => valueText(field, { value, beside: beside ?? {} }, { ...speech, language }, words))
    const change = { field: words.label, before: textOf(was, before), after: textOf(is, after) }
    return languages.every((language) => change.before[language] === change.after[language]) ? [] : [change]
  })

// Input that only finds the record, and is not a field of it.
const unsaid: ReadonlySet<string> = new Set(['id', 'version'])

const within = (outer: Saying, inner: Saying): Saying => inBoth((language) => `${outer[language]}: ${inner[language]}`)

const inBoth = (text: (language: Language) => string): Saying => ({ vi: text('vi'), en: text('en') })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
