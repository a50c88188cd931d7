import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Speech } from '#record/field-text.ts'
import { nameOf } from '#kit/language/names.ts'

/** Rights as text, where two people changed them: each function once, with what may be done. */
export const rightsTexts = (functions: AnswerOf<'function/get-all'>) => ({
  codes: ({ codes = [] }: { readonly codes?: readonly string[] | undefined }, { t }: Speech): string => {
    const held = new Set<string>(codes)
    return functions
      .filter(({ view, change }) => held.has(view) || held.has(change))
      .map((row) => (held.has(row.change) ? `${t(nameOf(row))} ✎` : t(nameOf(row))))
      .join(', ')
  },
})
