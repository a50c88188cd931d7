import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { isNightly } from '@innkeeper/rules/hotel-service/chosen'
import { trusted } from '#kit/trusted.ts'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import { rangeOfDays } from '#ui/fields/range/range-of-days.ts'
import styles from '../hotel-services.module.css'

type Form = RecordForm<'service'>
type Whole = NonNullable<CallInput<'service/update'>['specialDays']>

const mostRanges = 100

/** The days with another price; ranges that overlap are told at the later one while they are being typed. */
export const SpecialDays = ({ form }: { form: Form }) => {
  const t = useSay()
  const ranges = form.values.specialDays ?? []
  const { unit } = form.values
  // What is still missing of a range stays missing: the form asks for it.
  const change = (next: readonly object[]) => form.set('specialDays', trusted<Whole>(next))
  return (
    <div>
      <p className={styles['legend']}>{t(title)}</p>
      <p className="note">{t(unit === undefined || isNightly(unit) ? nightlyHint : arrivalHint)}</p>
      {ranges.map((_range, index) => (
        // The lines have no id of their own: their place is what they are.
        <div key={`line ${String(index)}`} className={styles['special']}>
          <DateRangeField
            kind="nights"
            field={rangeOfDays(
              say(`Ngày đặc biệt ${index + 1}`, `Special days ${index + 1}`),
              form.field(`specialDays.${index}.from`),
              form.field(`specialDays.${index}.to`),
            )}
          />
          <MoneyField
            field={{ ...form.field(`specialDays.${index}.price`), label: say(`Giá khoảng ${index + 1}`, `Price ${index + 1}`) }}
          />
          <IconButton
            icon="trash"
            words={removeWords}
            values={{ line: index + 1 }}
            onClick={() => change(ranges.filter((_other, place) => place !== index))}
          />
        </div>
      ))}
      {form.reason === undefined && (
        <Button
          words={addWords}
          look="quiet"
          icon="plus"
          reason={ranges.length >= mostRanges ? full : undefined}
          onClick={() => change([...ranges, {}])}
        />
      )}
    </div>
  )
}

const title = say('Ngày đặc biệt', 'Special days')
const nightlyHint = say('Giá riêng thay giá thường của từng đêm.', 'On these nights their price replaces the normal one.')
const arrivalHint = say(
  'Giá riêng thay giá thường nếu khách đến trong các ngày này.',
  'Their price replaces the normal one if the guests arrive on these days.',
)
const addWords = say('Thêm ngày đặc biệt', 'Add special days')
const removeWords = say('Bỏ ngày đặc biệt {line}', 'Remove the special days {line}')
const full = say('Đã đủ 100 khoảng ngày.', 'There are 100 ranges already.')
