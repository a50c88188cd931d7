import type { Saying } from '@innkeeper/protocol/say'

/** A field as a component uses it: its label, its typed value, its error. `form.field(name)` makes one, and so does `plainField`. */
export type Field<V> = {
  readonly name: string
  readonly label: Saying
  readonly hint?: Saying
  readonly unit?: Saying
  readonly required: boolean
  readonly maxLength?: number
  readonly value: V | undefined
  /** Why the value was refused, in the language shown now. */
  readonly error: string | undefined
  readonly change: (value: V | undefined) => void
  /** Notes that the person has left the field. */
  readonly leave: () => void
}

/** The parts of a field outside of a form. */
export type PlainField<V> = {
  readonly label: Saying
  readonly value: V | undefined
  readonly change: (value: V | undefined) => void
} & Partial<Omit<Field<V>, 'label' | 'value' | 'change'>>

/** A field outside a form, such as a filter. */
export const plainField = <V>(field: PlainField<V>): Field<V> => ({
  name: field.label.en.toLowerCase().replaceAll(/\W+/gu, '-'),
  required: false,
  error: undefined,
  leave: () => undefined,
  ...field,
})
