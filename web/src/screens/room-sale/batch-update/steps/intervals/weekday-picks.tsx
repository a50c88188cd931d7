import { say } from '@innkeeper/protocol/say'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { usualWeekendNights } from '@innkeeper/rules/rate/night-price'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { withTick } from '../../form/batch-form.ts'
import styles from './weekday-picks.module.css'

type WeekdayPicksProps = { place: number; weekdays: readonly number[]; change: (weekdays: number[]) => void }

/** The weekdays of an interval, Monday to Sunday; the nights of a weekend, those of the week or all of them in one press. */
export const WeekdayPicks = ({ place, weekdays, change }: WeekdayPicksProps) => {
  const t = useSay()
  const { language } = useLanguage()
  return (
    <div role="group" aria-label={t(label, { place })} className={styles['picks']}>
      <div className={styles['days']}>
        {everyWeekday.map((weekday) => {
          const isOn = weekdays.includes(weekday)
          return (
            <button
              key={weekday}
              type="button"
              className={styles['day']}
              aria-pressed={isOn}
              onClick={() => change(withTick(weekdays, weekday, !isOn).toSorted((one, other) => one - other))}
            >
              {weekdayName(weekday, language)}
            </button>
          )
        })}
      </div>
      <div className={styles['runs']}>
        {runs.map(({ words, days }) => (
          <button key={words.en} type="button" aria-pressed={isSame(weekdays, days)} onClick={() => change([...days])}>
            {t(words)}
          </button>
        ))}
      </div>
    </div>
  )
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((weekday) => one.includes(weekday))

const runs = [
  { words: say('Cuối tuần', 'Weekend'), days: usualWeekendNights },
  { words: say('Trong tuần', 'Weekdays'), days: everyWeekday.filter((weekday) => !usualWeekendNights.includes(weekday)) },
  { words: say('Cả tuần', 'Every day'), days: everyWeekday },
]

const label = say('Thứ trong tuần của khoảng ngày {place}', 'Weekdays of date range {place}')
