import type { Saying } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'

/** Nights of a form, of which a day may still be missing, as a field of two days. */
export const nightsField = (label: Saying, value: Partial<DayRange>, change: (range: { from?: string; to?: string }) => void) =>
  plainField<DayRange>({
    label,
    value: { from: value.from, to: value.to },
    change: ({ from, to } = { from: undefined, to: undefined }) =>
      change({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
  })
