import { DatePicker } from '@mantine/dates'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { calendarFrame } from '#ui/fields/frame/calendar-frame.ts'
import { MantineFrame } from '#ui/look/mantine-frame.tsx'
import { FloatingCard, type Beside } from '../cards/floating-card.tsx'
import styles from './toolbar.module.css'

type JumpCalendarProps = {
  readonly beside: Beside
  readonly day: string
  readonly from: string
  readonly to: string
  readonly jump: (day: string) => void
  readonly onClose: () => void
}

/** A calendar to jump to a date of the grid. */
export const JumpCalendar = ({ beside, day, from, to, jump, onClose }: JumpCalendarProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const { locale, firstDayOfWeek, weekendDays, monthLabelFormat, ariaLabels, classNames } = calendarFrame(language, t)
  return (
    <FloatingCard beside={beside} label={t(jumpWords)} wide onClose={onClose}>
      <div className={styles['calendar']}>
        <MantineFrame>
          <DatePicker
            locale={locale}
            firstDayOfWeek={firstDayOfWeek}
            weekendDays={weekendDays}
            monthLabelFormat={monthLabelFormat}
            ariaLabels={ariaLabels}
            classNames={classNames}
            highlightToday
            numberOfColumns={isPhone ? 1 : 2}
            defaultDate={day}
            value={day}
            minDate={from}
            maxDate={to}
            onChange={(chosen) => {
              if (chosen === null) return
              onClose()
              jump(chosen)
            }}
          />
        </MantineFrame>
      </div>
    </FloatingCard>
  )
}

const jumpWords = say('Đến ngày', 'Jump to a date')
