import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'

/** A text's length, and its field as it is shown. Text that is too long is marked while it is typed and never cut: nobody would notice the cut. */
export const useLength = (field: Field<string>): { readonly length: number; readonly over: number; readonly shown: Field<string> } => {
  const t = useSay()
  // The form of the text that is kept: its marks may have been typed apart from their letters.
  const { length } = (field.value ?? '').trim().normalize('NFC')
  const over = field.maxLength === undefined ? 0 : Math.max(0, length - field.maxLength)
  const shown = over > 0 ? { ...field, error: t(tooLong, { max: field.maxLength ?? 0, over }) } : field
  return { length, over, shown }
}

const tooLong = say('Dài quá {max} ký tự, hãy bớt {over}.', 'Longer than {max} characters; remove {over}.')
