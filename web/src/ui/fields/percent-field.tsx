import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import type { FieldLook } from './frame/field-look.ts'
import { NumberField } from './number-field.tsx'

/** A percentage: typed in percent with up to two decimals, kept in basis points. */
export const PercentField = ({ field, ...look }: FieldLook & { field: Field<number> }) => {
  const percent = {
    ...field,
    unit: field.unit ?? sign,
    value: field.value === undefined ? undefined : field.value / 100,
    change: (next: number | undefined) => field.change(next === undefined ? undefined : Math.round(next * 100)),
  }
  return <NumberField {...look} field={percent} digits={2} />
}

const sign = say('%', '%')
