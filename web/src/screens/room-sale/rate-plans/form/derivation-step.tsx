import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { RecordForm } from '#record/record-stem.ts'

/** The step from the plan that is followed: down or up, by a percentage or an amount. The sign and the size are entered apart. */
export const DerivationStep = ({ form }: { form: RecordForm<'plan'> }) => {
  const value = form.field('derivation.value')
  const unit = form.field('derivation.unit')
  const [up, setUp] = useState((value.value ?? -1) > 0)
  const size = value.value === undefined ? undefined : Math.abs(value.value)
  const keep = (next: number | undefined, upwards: boolean) => value.change(next === undefined ? undefined : (upwards ? next : -next) + 0)
  const amount = { ...value, label: stepWords, value: size, change: (next: number | undefined) => keep(next, up) }
  const percent = {
    ...amount,
    unit: percentSign,
    value: size === undefined ? undefined : size / 100,
    change: (next: number | undefined) => keep(next === undefined ? undefined : Math.round(next * 100), up),
  }
  const direction = plainField<'down' | 'up'>({
    label: directionWords,
    value: up ? 'up' : 'down',
    change: (next) => {
      setUp(next === 'up')
      keep(size, next === 'up')
    },
  })
  const changeUnit = (next: 'percent' | 'amount' | undefined) => {
    unit.change(next)
    value.change(undefined)
  }
  return (
    <FieldRow three>
      <SelectField field={direction} choices={directions} />
      <SelectField field={{ ...unit, change: changeUnit }} choices={units} />
      {unit.value === 'amount' ? <MoneyField field={amount} /> : <NumberField field={percent} digits={2} />}
    </FieldRow>
  )
}

const stepWords = say('Mức chênh', 'Difference')
const percentSign = say('%', '%')
const directionWords = say('So với gói gốc', 'Compared with that package')
const directions = [
  { value: 'down', words: say('Thấp hơn', 'Lower') },
  { value: 'up', words: say('Cao hơn', 'Higher') },
] as const
const units = [
  { value: 'percent', words: say('Phần trăm', 'Percent') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
] as const
