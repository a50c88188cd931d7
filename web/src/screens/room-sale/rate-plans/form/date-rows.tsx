import { planCalls } from '@innkeeper/protocol/calls/room-sale/plan'
import { say } from '@innkeeper/protocol/say'
import { fieldRules } from '#kit/forms/field-rules.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import styles from '../rate-plans.module.css'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { RecordForm } from '#record/record-stem.ts'

/** The dates on which a plan is not sold: ranges that do not overlap. */
export const DateRows = ({ form, locked }: { form: RecordForm<'plan'>; locked: boolean }) => {
  const t = useSay()
  const ranges = form.values.datesNotApplied ?? []
  const change = (next: readonly Partial<DayRange>[]) =>
    form.set(
      'datesNotApplied',
      next.map(({ from = '', to = '' }) => ({ from, to })),
    )
  return (
    <div className={styles['dates']}>
      <p className={styles['subtitle']}>{t(fieldRules(planCalls['plan/create'].input, 'datesNotApplied').label)}</p>
      {ranges.length === 0 && <EmptyList words={none} small />}
      {ranges.map((_range, index) => (
        // The lines have no id of their own: their place is what they are.
        <div key={`line ${String(index)}`} className={styles['date']}>
          <DateRangeField kind="nights" field={rangeField(form, index)} bare />
          <IconButton
            icon="trash"
            words={removeWords}
            values={{ line: index + 1 }}
            onClick={() => change(ranges.filter((_other, place) => place !== index))}
          />
        </div>
      ))}
      {!locked && (
        <div>
          <Button words={addWords} look="quiet" icon="plus" onClick={() => change([...ranges, {}])} />
        </div>
      )}
    </div>
  )
}

// One field for two days: what is wrong with either is shown at it.
const rangeField = (form: RecordForm<'plan'>, index: number) => {
  const from = form.field(`datesNotApplied.${index}.from`)
  const to = form.field(`datesNotApplied.${index}.to`)
  return plainField<DayRange>({
    name: from.name,
    label: say(`Khoảng ngày ${index + 1}`, `Dates ${index + 1}`),
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
}

const none = say('Gói áp dụng mọi ngày.', 'The package applies on every date.')
const addWords = say('Thêm khoảng ngày', 'Add a date range')
const removeWords = say('Bỏ khoảng ngày {line}', 'Remove date range {line}')
