import type { Field } from '#kit/forms/field-state.ts'
import { SelectField } from './select-field.tsx'

/** A time of day, chosen among the half hours; one that is none of them stays to be chosen. */
export const TimeField = ({ field, bare = false }: { field: Field<string>; bare?: boolean }) => {
  const { value } = field
  const offered = value === undefined || halfHours.includes(value) ? halfHours : [value, ...halfHours]
  return <SelectField searchable bare={bare} field={field} choices={offered.map((one) => ({ value: one, words: { vi: one, en: one } }))} />
}

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
)
