import { say, type Language } from '@innkeeper/protocol/say'
import 'dayjs/locale/vi'
import '@mantine/dates/styles.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import type { Say } from '#kit/language/language.tsx'
import styles from './calendar-frame.module.css'

/** How calendars look and speak: weeks begin on Monday, in the language shown now. */
export const calendarFrame = (language: Language, t: Say) => ({
  locale: language,
  firstDayOfWeek: 1 as const,
  weekendDays: [],
  monthLabelFormat: language === 'vi' ? '[Tháng] M, YYYY' : 'MMMM YYYY',
  ariaLabels: { previousMonth: t(previousMonth), nextMonth: t(nextMonth), previousYear: t(previousYear), nextYear: t(nextYear) },
  clearButtonProps: { 'aria-label': t(clearDay) },
  highlightToday: true,
  popoverProps: { transitionProps: { duration: 0 }, offset: 4 },
  classNames: { day: styles['day'] ?? '', calendarHeaderLevel: styles['level'] ?? '', weekday: styles['weekday'] ?? '' },
})

const previousMonth = say('Tháng trước', 'Previous month')
const nextMonth = say('Tháng sau', 'Next month')
const previousYear = say('Năm trước', 'Previous year')
const nextYear = say('Năm sau', 'Next year')
const clearDay = say('Bỏ ngày', 'Clear the date')
