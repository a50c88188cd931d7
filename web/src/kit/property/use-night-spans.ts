import { weekdayName } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../language/language.tsx'
import { useFormat } from '../language/use-format.ts'

/** A group of nights: the first and the last one, their number, their weekdays, and the nights in between that do not belong to it. */
export type NightSpan = {
  readonly from: string
  readonly to: string
  readonly nights: number
  readonly weekdays: readonly number[]
  readonly missing?: number
  readonly except?: readonly string[]
}

/**
 * How spans of nights are shown: "T6 05/02 – T7 06/02", "T6, T7, 12/02 – 28/02", "05/02 – 11/02, trừ 10/02", "12 trong 21 đêm: 05/02 –
 * 25/02".
 */
export const useNightSpans = (): ((span: NightSpan, options?: { readonly year?: boolean }) => string) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  return useMemo(
    () =>
      (span, { year = false } = {}) => {
        const date = year ? format.date : format.shortDate
        if (span.nights === 1) return `${format.weekday(span.from)} ${date(span.from)}`
        const whole = daysBetween(toDay(span.from), toDay(span.to)) + 1 === span.nights
        if (whole && span.nights <= 7)
          return `${format.weekday(span.from)} ${date(span.from)} – ${format.weekday(span.to)} ${date(span.to)}`
        const dates = `${date(span.from)} – ${date(span.to)}`
        const days = span.weekdays.length === 7 ? dates : `${weekdayList(span.weekdays, language)}, ${dates}`
        const missing = span.missing ?? 0
        if (missing === 0) return days
        const except = span.except ?? []
        return missing > except.length
          ? t(someOf, { nights: span.nights, all: span.nights + missing, days })
          : t(without, { days, nights: except.map((night) => date(night)).join(', ') })
      },
    [t, format, language],
  )
}

/** Weekdays as a list, three or more in a row from the first to the last of them: "T2–T5, CN". */
export const weekdayList = (weekdays: readonly number[], language: Language): string =>
  rowsOf(weekdays.toSorted((one, other) => one - other))
    .flatMap((row) => {
      const names = row.map((weekday) => weekdayName(weekday, language))
      return names.length < 3 ? names : [`${names[0]}–${names.at(-1)}`]
    })
    .join(', ')

const rowsOf = (weekdays: readonly number[]): number[][] =>
  weekdays.reduce<number[][]>((rows, weekday) => {
    const last = rows.at(-1)
    return last?.at(-1) === weekday - 1 ? [...rows.slice(0, -1), [...last, weekday]] : [...rows, [weekday]]
  }, [])

const without = say('{days}, trừ {nights}', '{days}, without {nights}')
const someOf = say('{nights} trong {all} đêm: {days}', '{nights} of {all} nights: {days}')
