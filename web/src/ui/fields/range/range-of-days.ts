import type { Saying } from '@innkeeper/protocol/say'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import type { DayRange } from './use-range-text.ts'

/** Two fields of a form, the first and the last day, as the one field of a range; what is wrong with either is shown at it. */
export const rangeOfDays = (label: Saying, from: Field<string>, to: Field<string>): Field<DayRange> =>
  plainField<DayRange>({
    name: from.name,
    label,
    required: from.required,
    value: from.value && to.value ? { from: from.value, to: to.value } : undefined,
    error: from.error ?? to.error,
    change: (range) => {
      from.change(range?.from ?? '')
      to.change(range?.to ?? '')
    },
    leave: () => {
      from.leave()
      to.leave()
    },
  })
