import { missingLanguage } from '@innkeeper/rules/e-contract/contract-text'
import type { Saying } from '@innkeeper/protocol/say'
import type { RuleError } from '#kit/forms/use-form.ts'

type TypedText = { readonly field: string; readonly text: string | undefined }

/** A free text of a contract is in both languages or in none: the error is at the one that is missing. */
export const textsInBoth = (vi: TypedText, en: TypedText, words: Saying): readonly RuleError[] => {
  const missing = missingLanguage({ vi: vi.text ?? '', en: en.text ?? '' })
  return missing === null ? [] : [{ field: (missing === 'vi' ? vi : en).field, words }]
}
