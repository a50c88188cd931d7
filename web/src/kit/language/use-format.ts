import {
  formatCount,
  formatDate,
  formatDay,
  formatMoment,
  formatNumber,
  formatPercent,
  formatRange,
  formatShortDate,
  formatSpan,
  formatSpokenDay,
  formatTime,
  formatWeekday,
  type Noun,
} from '@innkeeper/protocol/format/format'
import { todayIn } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { useSession } from '../session/session-context.ts'

/** The formats of the design in the current language. By default money has the property's currency, and moments its time zone. */
export const useFormat = () => {
  const { language } = useLanguage()
  const { currency, timeZone } = useSession()
  return useMemo(
    () => ({
      /** Minor units as money: "2.450.000 ₫". */
      money: (amount: number, of: Currency = currency) => formatMoney(amount, of, language),
      /** A plain number: "1.284". */
      number: (value: number) => formatNumber(value, language),
      /** A count that stops at `most`: "1.000+". */
      counted: (count: number, most: number = Number.POSITIVE_INFINITY) =>
        formatNumber(Math.min(count, most), language) + (count > most ? '+' : ''),
      /** Basis points: "12 %". */
      percent: (basisPoints: number) => formatPercent(basisPoints, language),
      /** "05/02/2027". */
      date: (day: string) => formatDate(day),
      /** The property's day of a moment: "05/02/2027". */
      dateOf: (moment: string) => formatDate(todayIn(timeZone, new Date(moment))),
      /** "05/02". */
      shortDate: (day: string) => formatShortDate(day),
      /** "T6 05/02/2027". */
      day: (day: string) => formatDay(day, language),
      /** "T6". */
      weekday: (day: string) => formatWeekday(day, language),
      /** "Thứ Sáu 5 tháng 2". */
      spokenDay: (day: string) => formatSpokenDay(day, language),
      /** "05/02 – 08/02/2027". */
      range: (from: string, to: string) => formatRange(from, to),
      /** "12/01 15:20"; with `year`, "12/01/2027 15:20". */
      moment: (moment: string, options: { readonly year?: boolean } = {}) => formatMoment(moment, { timeZone, ...options }),
      /** "15:20". */
      time: (moment: string) => formatTime(moment, timeZone),
      /** "3 đêm". */
      count: (count: number, noun: Noun) => formatCount(count, noun, language),
      /** "1–15 trên 248". */
      span: (from: number, to: number, total: number | string) => formatSpan(from, to, total, language),
    }),
    [language, currency, timeZone],
  )
}
