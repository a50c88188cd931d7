import { say } from '@innkeeper/protocol/say'
import { holidayIds, holidayNames, type HolidayId } from '@innkeeper/rules/days/calendar/holidays'
import { addYears, yearOf } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { targetOf } from '@innkeeper/rules/rate/copy/copied-nights'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import { Segments } from '../steps/segments.tsx'
import { Step, StepError } from '../steps/step.tsx'
import { daysOf } from './copy-input.ts'
import { nightsField } from './nights-field.ts'
import styles from './copy.module.css'
import type { CopyFormState } from './use-copy-form.ts'

type CopyStepProps = { state: CopyFormState; errors: ReadonlyMap<string, string> }

/** Which nights are copied onto which: a holiday onto the next one, a range by weekday, or each night from a year earlier. */
export const CopyDaysStep = ({ state, errors }: CopyStepProps) => {
  const t = useSay()
  const { form, change } = state
  const today = useToday()
  const error = ['days', 'days.sourceTo', 'days.to', 'days.toYear'].flatMap((field) => errors.get(field) ?? [])[0]
  return (
    <Step number={1} title={title}>
      <Segments label={byLabel} choices={ways} value={form.by} change={(by) => change({ by })} />
      <p className={styles['lead']}>{t(meanings[form.by])}</p>
      {form.by === 'holiday' && <HolidayFields state={state} />}
      {form.by === 'weekday' && (
        <DateRangeField
          kind="nights"
          from={addYears(today, -2)}
          to={lastSettableNight(today)}
          field={nightsField(sourceLabel, form.source, (source) => change({ source }))}
        />
      )}
      {form.by !== 'holiday' && (
        <DateRangeField
          kind="nights"
          from={today}
          to={lastSettableNight(today)}
          field={nightsField(targetLabel, form.target, (target) => change({ target }))}
        />
      )}
      <StepError words={error} />
    </Step>
  )
}

const HolidayFields = ({ state: { form, change } }: Pick<CopyStepProps, 'state'>) => {
  const t = useSay()
  const format = useFormat()
  const thisYear = yearOf(useToday())
  const years = [-2, -1, 0, 1, 2].map((more) => thisYear + more)
  const choices = years.map((year) => ({ value: String(year), words: { vi: String(year), en: String(year) } }))
  const [source, target] = [form.fromYear, form.toYear].map((toYear) => {
    const days = daysOf({ ...form, toYear })
    return days === null ? null : targetOf(days)
  })
  const count = (label: typeof beforeLabel, name: 'before' | 'after') => (
    <NumberField field={plainField<number>({ label, value: form[name], change: (value) => change({ [name]: value }) })} />
  )
  return (
    <>
      <div className={styles['holiday']}>
        <SelectField
          field={plainField<HolidayId>({ label: holidayLabel, value: form.holiday, change: (holiday = 'tet') => change({ holiday }) })}
          choices={holidayIds.map((value) => ({ value, words: holidayNames[value] }))}
        />
        <SelectField
          field={plainField<string>({
            label: fromYearLabel,
            value: String(form.fromYear),
            change: (year) => change({ fromYear: Number(year) }),
          })}
          choices={choices}
        />
        <SelectField
          field={plainField<string>({ label: toYearLabel, value: String(form.toYear), change: (year) => change({ toYear: Number(year) }) })}
          choices={choices.slice(2)}
        />
        {count(beforeLabel, 'before')}
        {count(afterLabel, 'after')}
      </div>
      {source && target && (
        <p className={styles['moved']}>
          {t(moved, { source: format.range(source.from, source.to), target: format.range(target.from, target.to) })}
        </p>
      )}
    </>
  )
}

const title = say('Đêm nào sang đêm nào', 'Which nights onto which')
const byLabel = say('Cách ghép đêm', 'How nights are paired')
const ways = [
  { value: 'holiday', words: say('Theo ngày lễ', 'By holiday') },
  { value: 'weekday', words: say('Theo thứ', 'By weekday') },
  { value: 'lastYear', words: say('Như năm trước', 'As last year') },
] as const
const meanings = {
  holiday: say(
    'Lễ năm này sang lễ năm khác. Tết theo âm lịch.',
    'From a holiday to the same holiday of another year. Tết moves with the moon.',
  ),
  weekday: say(
    'Thứ Sáu sang thứ Sáu. Nguồn ngắn hơn thì lặp lại theo tuần.',
    'Friday onto Friday. A shorter source is repeated week by week.',
  ),
  lastYear: say(
    'Mỗi đêm lấy từ đêm cùng thứ 52 tuần trước; ngày lễ và Tết lấy từ đúng dịp đó.',
    'Each night from the same weekday 52 weeks earlier; holidays and Tết from the same holiday.',
  ),
}
const sourceLabel = say('Chép từ', 'Copy from')
const targetLabel = say('Chép vào', 'Copy onto')
const holidayLabel = say('Ngày lễ', 'Holiday')
const fromYearLabel = say('Của năm', 'Of the year')
const toYearLabel = say('Sang năm', 'To the year')
const beforeLabel = say('Đêm trước lễ', 'Nights before')
const afterLabel = say('Đêm sau lễ', 'Nights after')
const moved = say('{source} chép sang {target}.', '{source} onto {target}.')
