import { clockIn } from '@innkeeper/rules/days/clock-in'
import { daysBetween, monthOf, toDay, weekdayOf, yearOf } from '@innkeeper/rules/days/day'
import { say, speak, type Language, type Saying } from './say.ts'

/** A countable thing, as each language counts it: Vietnamese has one form, English two. */
export type Noun = { readonly vi: string; readonly one: string; readonly other: string }

/** The things that are counted most. */
export const nouns = {
  night: { vi: 'đêm', one: 'night', other: 'nights' },
  room: { vi: 'phòng', one: 'room', other: 'rooms' },
  roomType: { vi: 'loại phòng', one: 'room type', other: 'room types' },
  plan: { vi: 'gói', one: 'plan', other: 'plans' },
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

/** A number with the language's separators and a real minus. */
export const formatNumber = (value: number, language: Language): string => realMinus(numbers[language].format(value))

/** Basis points as a percentage: 1250 is "12,5 %", with a no-break space. */
export const formatPercent = (basisPoints: number, language: Language): string => `${formatNumber(basisPoints / 100, language)}\u00a0%`

/** A day: "05/02/2027", "05 Feb 2027". */
export const formatDate = (day: string, language: Language): string =>
  language === 'vi' ? `${dayAndMonth(day, 'vi')}/${yearOf(toDay(day))}` : `${dayAndMonth(day, 'en')} ${yearOf(toDay(day))}`

/** A day with its weekday: "T6 05/02/2027", "Fri 05 Feb 2027". */
export const formatDay = (day: string, language: Language): string => `${formatWeekday(day, language)} ${formatDate(day, language)}`

/** A day without its year: "05/02", "05 Feb". */
export const formatShortDate = (day: string, language: Language): string => dayAndMonth(day, language)

/** The short weekday of a day: "T6", "CN"; "Fri", "Sun". */
export const formatWeekday = (day: string, language: Language): string => nameOf(shortWeekdays, weekdayOf(toDay(day)), language)

/** The short name of a weekday, 1 is Monday and 7 is Sunday. */
export const weekdayName = (weekday: number, language: Language): string => nameOf(shortWeekdays, weekday, language)

/** A day as it is spoken: "Thứ Sáu 5 tháng 2", "Friday 5 February". */
export const formatSpokenDay = (day: string, language: Language): string => {
  const weekday = nameOf(longWeekdays, weekdayOf(toDay(day)), language)
  const date = dateOf(day)
  if (language === 'vi') return `${weekday} ${date} tháng ${monthOf(toDay(day))}`
  return `${weekday} ${date} ${new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}`
}

/** A range of days, no part said twice: "05/02 – 08/02/2027", "05 – 08 Feb 2027". */
export const formatRange = (from: string, to: string, language: Language): string => {
  if (daysBetween(toDay(from), toDay(to)) === 0) return formatDate(from, language)
  return `${startOf(from, to, language)} – ${formatDate(to, language)}`
}

/** A moment in a property's time zone: "12/01 15:20", "12 Jan, 15:20"; with its year when asked. */
export const formatMoment = (
  moment: string,
  language: Language,
  options: { readonly timeZone: string; readonly year?: boolean },
): string => {
  const { day, time } = clockIn(options.timeZone, new Date(moment))
  const date = options.year === true ? formatDate(day, language) : formatShortDate(day, language)
  return language === 'vi' ? `${date} ${time}` : `${date}, ${time}`
}

/** The time of a moment in a property's time zone: "15:20". */
export const formatTime = (moment: string, timeZone: string): string => clockIn(timeZone, new Date(moment)).time

/** Which rows of how many are shown: "1–15 trên 248", "1–15 of 248". */
export const formatSpan = (from: number, to: number, total: number, language: Language): string =>
  speak(spanWords, language, { from: formatNumber(from, language), to: formatNumber(to, language), total: formatNumber(total, language) })

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
// Intl's British "Sept" is longer than the other months, and a column of dates would not line up.
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const nameOf = (names: readonly Saying[], weekday: number, language: Language): string => names[weekday - 1]?.[language] ?? ''

const dateOf = (day: string): number => Number(day.slice(8))

const dayAndMonth = (day: string, language: Language): string => {
  const month = monthOf(toDay(day))
  return language === 'vi' ? `${day.slice(8)}/${day.slice(5, 7)}` : `${day.slice(8)} ${englishMonths[month - 1] ?? ''}`
}

const startOf = (from: string, to: string, language: Language): string => {
  if (yearOf(toDay(from)) !== yearOf(toDay(to))) return formatDate(from, language)
  if (language === 'en' && monthOf(toDay(from)) === monthOf(toDay(to))) return from.slice(8)
  return dayAndMonth(from, language)
}

const realMinus = (text: string): string => text.replace('-', '\u2212')
