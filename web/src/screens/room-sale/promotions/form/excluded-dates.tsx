import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import styles from '../promotions.module.css'

/** The dates on which a promotion does not hold. */
export const ExcludedDates = ({ form }: { form: RecordForm<'promotion'> }) => {
  const t = useSay()
  const ranges = form.values.datesExcluded ?? []
  const change = (next: readonly Partial<DayRange>[]) =>
    form.set(
      'datesExcluded',
      next.map(({ from = '', to = '' }) => ({ from, to })),
    )
  return (
    <div>
      <p className={styles['note']}>{t(title)}</p>
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
      {form.reason === undefined && <Button words={addWords} look="quiet" icon="plus" onClick={() => change([...ranges, {}])} />}
    </div>
  )
}

const rangeField = (form: RecordForm<'promotion'>, index: number) => {
  const from = form.field(`datesExcluded.${index}.from`)
  const to = form.field(`datesExcluded.${index}.to`)
  return plainField<DayRange>({
    name: from.name,
    label: say(`Trừ khoảng ngày ${index + 1}`, `Except dates ${index + 1}`),
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

const title = say('Trừ các ngày', 'Except the dates')
const addWords = say('Thêm ngày trừ ra', 'Except more dates')
const removeWords = say('Bỏ khoảng ngày trừ {line}', 'Remove the excepted dates {line}')
