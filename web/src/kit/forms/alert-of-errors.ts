import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'

/** An error at a field, in the language shown now; `missing` where a required field is empty. */
export type ShownError = { readonly field: string; readonly message: string; readonly missing?: boolean }

/**
 * The alert about the errors that prevent saving a form: the first error, or, if several required fields are empty, a text about all of
 * them.
 */
export const alertOf = (errors: readonly ShownError[]): readonly [Saying, SayingValues] => {
  if (errors.filter((error) => error.missing === true).length > 1) return [completeMarked, {}]
  return [asItIs, { words: errors[0]?.message ?? '' }]
}

const completeMarked = say('Vui lòng điền đầy đủ các trường đánh dấu *.', 'Please complete the fields marked *.')
const asItIs = say('{words}', '{words}')
