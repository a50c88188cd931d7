import { say } from '@innkeeper/protocol/say'
import { chargeUnitWords } from '@innkeeper/protocol/words/property/policy-words'
import { chargeUnits } from '@innkeeper/rules/policy/cancellation-fields'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import styles from '../policies/policies.module.css'
import { ValueField } from '../policies/value-field.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { RecordForm } from '#record/record-stem.ts'

const mostSteps = 10

type TypedSteps = NonNullable<RecordForm<'cancellation-policy'>['values']['steps']>

/** The steps of a cancellation policy: from so many days before arrival on, cancelling costs so much. */
export const StepRows = ({ form, locked }: { form: RecordForm<'cancellation-policy'>; locked: boolean }) => {
  const steps = form.values.steps ?? []
  // What is still empty in a line is asked for when the policy is saved.
  const change = (next: TypedSteps) => form.set('steps', next)
  return (
    <div className={styles['steps']}>
      {steps.length === 0 && <EmptyList words={none} small />}
      {steps.map((_step, index) => (
        // The lines have no id of their own: their place is what they are.
        <StepRow
          key={`line ${String(index)}`}
          form={form}
          index={index}
          remove={locked ? null : () => change(steps.filter((_other, place) => place !== index))}
        />
      ))}
      {!locked && (
        <div>
          <Button
            words={addWords}
            look="quiet"
            icon="plus"
            reason={steps.length >= mostSteps ? full : undefined}
            onClick={() => change([...steps, nextStep(steps)])}
          />
        </div>
      )}
    </div>
  )
}

const StepRow = ({ form, index, remove }: { form: RecordForm<'cancellation-policy'>; index: number; remove: (() => void) | null }) => {
  const t = useSay()
  const unit = form.field(`steps.${index}.unit`)
  const value = form.field(`steps.${index}.value`)
  const changeUnit = (next: 'percent' | 'amount' | 'nights' | undefined) => {
    unit.change(next)
    value.change(next === 'nights' ? 1 : undefined)
  }
  return (
    <fieldset className={styles['step']} aria-label={t(stepWords, { line: index + 1 })}>
      <NumberField field={form.field(`steps.${index}.daysBefore`)} />
      <SelectField field={{ ...unit, change: changeUnit }} choices={charges} />
      <ValueField field={value} unit={unit.value ?? 'percent'} />
      <div className={styles['remove']}>
        {remove !== null && <IconButton icon="trash" words={removeWords} values={{ line: index + 1 }} onClick={remove} />}
      </div>
    </fieldset>
  )
}

/** A new step stands nearer to arrival than the last one, and costs everything but the first. */
const nextStep = (steps: TypedSteps): TypedSteps[number] => {
  const last = steps.at(-1)?.daysBefore
  if (last === undefined) return { daysBefore: 7, unit: 'percent', value: 5000 }
  return { daysBefore: Math.floor(last / 3), unit: 'percent', value: 10_000 }
}

const charges = chargeUnits.map((value) => ({ value, words: chargeUnitWords[value] }))
const none = say('Chưa có mốc nào: huỷ miễn phí đến tận ngày đến.', 'No steps: cancelling is free until arrival.')
const addWords = say('Thêm mốc', 'Add a step')
const stepWords = say('Mốc {line}', 'Step {line}')
const removeWords = say('Bỏ mốc {line}', 'Remove step {line}')
const full = say('Đã đủ 10 mốc.', 'All 10 steps are there.')
