import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'

/** How much a charge or a deposit is: a percentage (kept in basis points), an amount, or so many nights. */
export const ValueField = ({ field, unit }: { field: Field<number>; unit: 'percent' | 'amount' | 'nights' }) => {
  if (unit === 'amount') return <MoneyField field={field} />
  if (unit === 'nights') return <NumberField field={{ ...field, unit: nightSign }} />
  const percent = {
    ...field,
    unit: percentSign,
    value: field.value === undefined ? undefined : field.value / 100,
    change: (next: number | undefined) => field.change(next === undefined ? undefined : Math.round(next * 100)),
  }
  return <NumberField field={percent} digits={2} />
}

const percentSign = say('%', '%')
const nightSign = say('đêm', 'nights')
