import { say } from '@innkeeper/protocol/say'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import { plainField } from '#kit/forms/field-state.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { changeInterval, withInterval, withNights, withoutInterval, type FormInterval } from '../../form/batch-form.ts'
import styles from './intervals-step.module.css'
import { SeasonPicks } from './season-picks.tsx'
import { Step, StepError } from '../step.tsx'
import type { BatchFormState } from '../../form/use-batch-form.ts'
import { WeekdayPicks } from './weekday-picks.tsx'

const mostIntervals = 50

type IntervalsStepProps = { state: BatchFormState; errors: ReadonlyMap<string, string> }

/** Which nights: intervals with their weekdays, none overlapping another. */
export const IntervalsStep = ({ state, errors }: IntervalsStepProps) => {
  const { form, set } = state
  const add = (
    <Button
      words={addInterval}
      look="quiet"
      size="small"
      icon="plus"
      reason={form.intervals.length >= mostIntervals ? fullUp : undefined}
      onClick={() => set(withInterval(form))}
    />
  )
  return (
    <Step number={1} title={title} aside={add}>
      <ul className={styles['intervals']}>
        {form.intervals.map((interval, place) => (
          <li key={interval.key}>
            <IntervalRow
              interval={interval}
              place={place + 1}
              error={errors.get(`intervals.${place}`)}
              change={(patch) => set(changeInterval(form, interval.key, patch))}
              remove={() => set(withoutInterval(form, interval.key))}
            />
          </li>
        ))}
      </ul>
      <SeasonPicks pick={(nights) => set(withNights(form, nights))} full={form.intervals.length >= mostIntervals} />
      <StepError words={errors.get('intervals')} />
    </Step>
  )
}

type IntervalRowProps = {
  interval: FormInterval
  place: number
  error: string | undefined
  change: (patch: Partial<FormInterval>) => void
  remove: () => void
}

const IntervalRow = ({ interval, place, error, change, remove }: IntervalRowProps) => {
  const range = settableRange(useToday())
  const days = plainField<DayRange>({
    label: { vi: `${daysOf.vi} ${place}`, en: `${daysOf.en} ${place}` },
    name: `interval-${place}`,
    value: { from: interval.from, to: interval.to },
    change: (value) => change({ from: value?.from, to: value?.to }),
  })
  return (
    <div className={styles['row']} data-wrong={error !== undefined}>
      <div className={styles['days']}>
        <DateRangeField kind="nights" field={error === undefined ? days : { ...days, error }} from={range.today} to={range.last} bare />
      </div>
      <WeekdayPicks place={place} weekdays={interval.weekdays} change={(weekdays) => change({ weekdays })} />
      <IconButton icon="trash" words={removeInterval} values={{ place }} size="small" onClick={remove} />
    </div>
  )
}

const title = say('Khoảng ngày', 'Days')
const addInterval = say('Thêm khoảng ngày', 'Add a date range')
const removeInterval = say('Bỏ khoảng ngày {place}', 'Remove date range {place}')
const daysOf = say('Khoảng ngày', 'Date range')
const fullUp = say('Mỗi lần cập nhật có tối đa 50 khoảng ngày.', 'A batch has at most 50 date ranges.')
