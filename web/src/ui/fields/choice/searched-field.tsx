import type { Saying } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from '../frame/field-look.ts'
import { SelectField, type Choice } from './select-field.tsx'

/** How many matches are shown; of the others only their number is. */
export const matchesShown = 20

/** How a searched field looks, and what may be chosen in it. */
export type SearchedLook = FieldLook & {
  field: Field<string>
  /** Nothing may be chosen again. */
  clearable?: boolean
  /** What stands in the field while nothing is chosen. */
  none?: Saying
}

type SearchedFieldProps = SearchedLook & {
  /** The matches of what was typed, and how many there are in all. */
  found: readonly Choice<string>[]
  total: number
  /** What is chosen now, which may be no match. */
  chosen: Choice<string> | null
  search: (text: string) => void
}

/** A choice that the server searches for, because there may be thousands. */
export const SearchedField = ({ field, found, total, chosen, search, ...look }: SearchedFieldProps) => {
  const t = useSay()
  const choices = chosen === null || found.some(({ value }) => value === chosen.value) ? found : [chosen, ...found]
  // The name of what is chosen stands in the field: it is not a search for that name.
  const searchFor = (next: string) => search(choices.some(({ words }) => t(words) === next) ? '' : next.slice(0, longestSearch))
  const others = Math.max(0, total - found.length)
  return <SelectField {...look} searchable field={field} choices={choices} remote={{ search: searchFor, others }} />
}

const longestSearch = 100
