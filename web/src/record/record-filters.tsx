import { say, type Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField, type Choice } from '#ui/fields/choice/select-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'

type RecordFiltersProps<V extends string> = {
  /** What the search field is called. */
  find: Saying
  text: { readonly value: string; readonly change: (text: string) => void }
  state: { readonly value: V; readonly change: (state: V | undefined) => void; readonly choices: readonly Choice<V>[] }
  /** How many filters are set. */
  count: number
  clear: () => void
  /** The filters that only this list has. */
  children?: ReactNode
}

/** The filters of a list of records: its name, its status, and what only this list has. */
export const RecordFilters = <V extends string>({ find, text, state, count, clear, children }: RecordFiltersProps<V>) => (
  <FilterBar search={<SearchField words={find} example={example} value={text.value} change={text.change} />} count={count} clear={clear}>
    <SelectField bare field={plainField<V>({ label: stateWords, value: state.value, change: state.change })} choices={state.choices} />
    {children}
  </FilterBar>
)

const example = say('Tên, không cần dấu', 'Name, with or without diacritics')
const stateWords = say('Trạng thái', 'Status')
