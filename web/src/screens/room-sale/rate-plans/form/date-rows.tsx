import { planCalls } from '@innkeeper/protocol/calls/room-sale/plan'
import { say } from '@innkeeper/protocol/say'
import { fieldRules } from '#kit/forms/field-rules.ts'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { RangeRows } from '#ui/fields/range/range-rows.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import styles from '../rate-plans.module.css'

/** The dates on which a plan is not sold: ranges that do not overlap. */
export const DateRows = ({ form, locked }: { form: RecordForm<'plan'>; locked: boolean }) => {
  const t = useSay()
  const ranges = form.values.datesNotApplied ?? []
  return (
    <div className={styles['dates']}>
      <p className={styles['subtitle']}>{t(fieldRules(planCalls['plan/create'].input, 'datesNotApplied').label)}</p>
      {ranges.length === 0 && <EmptyList words={none} small />}
      <RangeRows
        ranges={ranges}
        fieldsOf={(index) => ({ from: form.field(`datesNotApplied.${index}.from`), to: form.field(`datesNotApplied.${index}.to`) })}
        change={(next) => form.set('datesNotApplied', next)}
        words={words}
        locked={locked}
      />
    </div>
  )
}

const none = say('Gói áp dụng mọi ngày.', 'The package applies on every date.')
const words = {
  label: (number: number) => say(`Khoảng ngày ${number}`, `Dates ${number}`),
  add: say('Thêm khoảng ngày', 'Add a date range'),
  remove: say('Bỏ khoảng ngày {line}', 'Remove date range {line}'),
}
