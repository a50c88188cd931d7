import { clockIn } from '@innkeeper/rules/days/clock-in'
import { monthOf, toDay, weekdayOf } from '@innkeeper/rules/days/day'
import { say, speak, type Language, type Saying } from '#say.ts'

/** A countable noun: Vietnamese has one form, English two. */
export type Noun = { readonly vi: string; readonly one: string; readonly other: string }

/** The most common nouns. */
export const nouns = {
  night: { vi: 'đêm', one: 'night', other: 'nights' },
  room: { vi: 'phòng', one: 'room', other: 'rooms' },
  roomType: { vi: 'loại phòng', one: 'room type', other: 'room types' },
  plan: { vi: 'gói', one: 'package', other: 'packages' },
  guest: { vi: 'khách', one: 'guest', other: 'guests' },
  adult: { vi: 'người lớn', one: 'adult', other: 'adults' },
  child: { vi: 'trẻ em', one: 'child', other: 'children' },
  booking: { vi: 'đặt phòng', one: 'booking', other: 'bookings' },
  row: { vi: 'dòng', one: 'row', other: 'rows' },
} as const satisfies Record<string, Noun>

/** A count with its noun: "3 đêm", "1 night". */
export const formatCount = (count: number, noun: Noun, language: Language): string => {
  const word = language === 'vi' ? noun.vi : englishPlurals.select(count) === 'one' ? noun.one : noun.other
  return `${formatNumber(count, language)} ${word}`
}

/** A number with the language's separators and a real minus sign. */
export const formatNumber = (value: number, language: Language): string => realMinus(numbers[language].format(value))

/** Basis points as a percentage: 1250 is "12,5 %", with a no-break space. */
export const formatPercent = (basisPoints: number, language: Language): string => `${formatNumber(basisPoints / 100, language)}\u00a0%`

/** A day, day first in both languages as the specification asks: "05/02/2027". */
export const formatDate = (day: string): string => `${formatShortDate(day)}/${day.slice(0, 4)}`

/** A day with its weekday: "T6 05/02/2027", "Fri 05/02/2027". */
export const formatDay = (day: string, language: Language): string => `${formatWeekday(day, language)} ${formatDate(day)}`

/** The month of a day: "02/2027". */
export const formatMonth = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

/** A day without its year: "05/02". */
export const formatShortDate = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** The short weekday of a day: "T6", "CN"; "Fri", "Sun". */
export const formatWeekday = (day: string, language: Language): string => nameOf(shortWeekdays, weekdayOf(toDay(day)), language)

/** The short name of a weekday, 1 is Monday and 7 is Sunday. */
export const weekdayName = (weekday: number, language: Language): string => nameOf(shortWeekdays, weekday, language)

/** A day in words: "Thứ Sáu 5 tháng 2", "Friday 5 February". */
export const formatSpokenDay = (day: string, language: Language): string => {
  const weekday = nameOf(longWeekdays, weekdayOf(toDay(day)), language)
  const date = dateOf(day)
  if (language === 'vi') return `${weekday} ${date} tháng ${monthOf(toDay(day))}`
  return `${weekday} ${date} ${new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}`
}

/** A range of days; a shared year is written once: "05/02 – 08/02/2027", "30/12/2026 – 02/01/2027". */
export const formatRange = (from: string, to: string): string => {
  if (from === to) return formatDate(from)
  const begin = from.slice(0, 4) === to.slice(0, 4) ? formatShortDate(from) : formatDate(from)
  return `${begin} – ${formatDate(to)}`
}

/** A moment in a property's time zone: "12/01 15:20"; with its year on request. */
export const formatMoment = (moment: string, options: { readonly timeZone: string; readonly year?: boolean }): string => {
  const { day, time } = clockIn(options.timeZone, new Date(moment))
  return `${options.year === true ? formatDate(day) : formatShortDate(day)} ${time}`
}

/** The time of a moment in a property's time zone: "15:20". */
export const formatTime = (moment: string, timeZone: string): string => clockIn(timeZone, new Date(moment)).time

/** The shown rows of a total: "1–15 trên 248", "1–15 of 248"; a total that is not counted to its end is a text: "1–15 of 1,000+". */
export const formatSpan = (from: number, to: number, total: number | string, language: Language): string =>
  speak(spanWords, language, {
    from: formatNumber(from, language),
    to: formatNumber(to, language),
    total: typeof total === 'string' ? total : formatNumber(total, language),
  })

const spanWords = say('{from}–{to} trên {total}', '{from}–{to} of {total}')
const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  vi: new Intl.NumberFormat(locales.vi, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }),
}
const englishPlurals = new Intl.PluralRules('en')

const shortWeekdays: readonly Saying[] = [
  say('T2', 'Mon'),
  say('T3', 'Tue'),
  say('T4', 'Wed'),
  say('T5', 'Thu'),
  say('T6', 'Fri'),
  say('T7', 'Sat'),
  say('CN', 'Sun'),
]
const longWeekdays: readonly Saying[] = [
  say('Thứ Hai', 'Monday'),
  say('Thứ Ba', 'Tuesday'),
  say('Thứ Tư', 'Wednesday'),
  say('Thứ Năm', 'Thursday'),
  say('Thứ Sáu', 'Friday'),
  say('Thứ Bảy', 'Saturday'),
  say('Chủ nhật', 'Sunday'),
]

const nameOf = (names: readonly Saying[], weekday: number, language: Language): string => names[weekday - 1]?.[language] ?? ''

const dateOf = (day: string): number => Number(day.slice(8))

const realMinus = (text: string): string => text.replace('-', '\u2212')
