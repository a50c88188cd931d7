import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { RangeRows } from '#ui/fields/range/range-rows.tsx'

/** The dates on which a promotion does not hold. */
export const ExcludedDates = ({ form }: { form: RecordForm<'promotion'> }) => {
  const t = useSay()
  return (
    <div>
      <p className="note">{t(title)}</p>
      <RangeRows
        ranges={form.values.datesExcluded ?? []}
        fieldsOf={(index) => ({ from: form.field(`datesExcluded.${index}.from`), to: form.field(`datesExcluded.${index}.to`) })}
        change={(next) => form.set('datesExcluded', next)}
        words={words}
        locked={form.reason !== undefined}
      />
    </div>
  )
}

const title = say('Trừ các ngày', 'Except the dates')
const words = {
  label: (number: number) => say(`Trừ khoảng ngày ${number}`, `Except dates ${number}`),
  add: say('Thêm ngày trừ ra', 'Except more dates'),
  remove: say('Bỏ khoảng ngày trừ {line}', 'Remove the excepted dates {line}'),
}
