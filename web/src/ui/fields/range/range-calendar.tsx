import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { formatCount, formatDate } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { calendarFrame } from '../frame/calendar-frame.ts'
import { MantineFrame } from '../../look/mantine-frame.tsx'
import { lengthOf, presetsFor, type RangeKind, type RangeLimits, type WholeRange } from './range-kinds.ts'
import { SeasonChoices } from './season-choices.tsx'
import styles from './range-calendar.module.css'

type RangeCalendarProps = {
  kind: RangeKind
  value: WholeRange | undefined
  today: Day
  limits: RangeLimits
  take: (range: WholeRange | undefined) => void
  clearable: boolean
  seasons: boolean
}

/** The panel of a range's calendar button: presets, and two months where there is room. */
export const RangeCalendar = ({ kind, value, today, limits, take, clearable, seasons }: RangeCalendarProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const [half, setHalf] = useState<string | null>(null)
  const { locale, firstDayOfWeek, weekendDays, monthLabelFormat, ariaLabels, classNames } = calendarFrame(language, t)
  const chosen = { kind, value, today, limits, take }
  return (
    <MantineFrame>
      <div className={styles['panel']}>
        <Presets {...chosen} seasons={seasons && !isPhone} />
        <div className={styles['months']}>
          <DatePicker
            type="range"
            allowSingleDateInRange={kind !== 'stay'}
            locale={locale}
            firstDayOfWeek={firstDayOfWeek}
            weekendDays={weekendDays}
            monthLabelFormat={monthLabelFormat}
            ariaLabels={ariaLabels}
            classNames={classNames}
            highlightToday
            numberOfColumns={isPhone ? 1 : 2}
            defaultDate={value?.from ?? limits.from ?? today}
            value={half === null ? daysOf(value) : [half, null]}
            onChange={([first, last]) => {
              setHalf(last === null ? first : null)
              if (first !== null && last !== null) take({ from: first, to: last })
            }}
            {...(limits.from === undefined ? {} : { minDate: limits.from })}
            {...(limits.to === undefined ? {} : { maxDate: limits.to })}
          />
          {seasons && isPhone && <SeasonChoices {...chosen} compact />}
          <div className={styles['foot']}>
            <span aria-live="polite">{footOf({ kind, half, value, language, t })}</span>
            {clearable && value !== undefined && <ClearButton clear={() => take(undefined)} />}
          </div>
        </div>
      </div>
    </MantineFrame>
  )
}

const daysOf = (value: WholeRange | undefined): [string, string] | [null, null] =>
  value === undefined ? [null, null] : [value.from, value.to]

const ClearButton = ({ clear }: { clear: () => void }) => {
  const t = useSay()
  return (
    <button type="button" onClick={clear}>
      {t(clearWords)}
    </button>
  )
}

type PresetsProps = Pick<RangeCalendarProps, 'kind' | 'value' | 'today' | 'limits' | 'seasons'> & { take: (range: WholeRange) => void }

const Presets = ({ seasons, ...chosen }: PresetsProps) => {
  const t = useSay()
  const { kind, value, today, limits, take } = chosen
  return (
    <fieldset className={styles['presets']} aria-label={t(presetsWords)}>
      {presetsFor(kind, today, limits).map(({ id, words, range }) => (
        <button
          key={id}
          type="button"
          aria-pressed={value?.from === range.from && value.to === range.to}
          title={`${formatDate(range.from)} – ${formatDate(range.to)}`}
          onClick={() => take(range)}
        >
          {t(words)}
        </button>
      ))}
      {seasons && <SeasonChoices {...chosen} />}
    </fieldset>
  )
}

type Foot = Pick<RangeCalendarProps, 'kind' | 'value'> & {
  half: string | null
  language: 'vi' | 'en'
  t: ReturnType<typeof useSay>
}

const footOf = ({ kind, half, value, language, t }: Foot): string => {
  if (half !== null) return t(chooseLast, { from: formatDate(half) })
  if (value === undefined) return t(chooseFirst)
  const { count, noun } = lengthOf(kind, value)
  return formatCount(count, noun, language)
}

const presetsWords = say('Chọn nhanh', 'Quick choices')
const chooseFirst = say('Chọn ngày đầu.', 'Choose the first date.')
const chooseLast = say('Từ {from}. Chọn ngày cuối.', 'From {from}. Choose the last date.')
const clearWords = say('Bỏ ngày', 'Clear the dates')
