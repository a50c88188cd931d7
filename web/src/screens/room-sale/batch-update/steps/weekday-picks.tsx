import { say } from '@innkeeper/protocol/say'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { withTick } from '../form/batch-form.ts'
import styles from './weekday-picks.module.css'

type WeekdayPicksProps = { place: number; weekdays: readonly number[]; change: (weekdays: number[]) => void }

/** The weekdays of an interval, Monday to Sunday. */
export const WeekdayPicks = ({ place, weekdays, change }: WeekdayPicksProps) => {
  const t = useSay()
  const { language } = useLanguage()
  return (
    <div role="group" aria-label={t(label, { place })} className={styles['days']}>
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
  )
}

const label = say('Thứ trong tuần của khoảng {place}', 'Weekdays of interval {place}')
