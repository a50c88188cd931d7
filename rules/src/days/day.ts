/** A calendar day as 'YYYY-MM-DD', in the property's own zone; such texts sort as the days do. */
export type Day = `${number}-${number}-${number}`

/** The seven weekdays as numbers, 1 is Monday and 7 is Sunday. */
export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const msPerDay = 86_400_000

/** Whether a text is a day that the calendar has: '2027-02-28' is, '2027-02-29' and '2027-2-8' are not. */
export function isDay(text: string): text is Day {
  if (!looksLikeDay(text)) return false
  const month = Number(text.slice(5, 7)) - 1
  const date = Number(text.slice(8))
  // A date that the month has not got runs over into the next one.
  const found = new Date(Date.UTC(Number(text.slice(0, 4)), month, date))
  return found.getUTCMonth() === month && found.getUTCDate() === date
}

/** The text as a day; throws a RangeError when the calendar has no such day. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a day`)
  return text
}

/** The day of a year, month (1–12) and date; a date outside the month runs over into the next or the one before. */
export function dayOf(year: number, month: number, date: number): Day {
  return fromCount(Date.UTC(year, month - 1, date) / msPerDay)
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return fromCount(toCount(day) + days)
}

/** How many days lie from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toCount(to) - toCount(from)
}

/** Every day from the first to the last, both included; none when the last is before the first. */
export function eachDay(from: Day, to: Day): Day[] {
  const first = toCount(from)
  return Array.from({ length: Math.max(0, toCount(to) - first + 1) }, (_, index) => fromCount(first + index))
}

/** The nights of a stay: from the arrival to the day before the departure. */
export function nightsOfStay(checkIn: Day, checkOut: Day): Day[] {
  return eachDay(checkIn, addDays(checkOut, -1))
}

/** The weekday of a day, 1 is Monday and 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return ((((toCount(day) + 3) % 7) + 7) % 7) + 1
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** The month of a day, 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7))
}

/** The first day of the day's month. */
export function firstOfMonth(day: Day): Day {
  return dayOf(yearOf(day), monthOf(day), 1)
}

/** The last day of the day's month. */
export function lastOfMonth(day: Day): Day {
  return dayOf(yearOf(day), monthOf(day) + 1, 0)
}

/** The same date that many months later, or the last of the month where that has no such date. */
export function addMonths(day: Day, months: number): Day {
  const first = dayOf(yearOf(day), monthOf(day) + months, 1)
  const date = Math.min(Number(day.slice(8)), Number(lastOfMonth(first).slice(8)))
  return addDays(first, date - 1)
}

/** The same date that many years later; 29 February becomes 28 February where the year has none. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12)
}

/** Today's date in a time zone such as 'Asia/Ho_Chi_Minh', at the moment given; throws a RangeError for an unknown zone. */
export function todayIn(timeZone: string, now: Date): Day {
  const parts = new Map(
    dateFormat(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  return toDay(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
}

/** The earlier of two days. */
export function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

// Making a formatter costs a quarter of a millisecond, and every read of the grid and every property of a search asks for today.
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dateFormats.set(timeZone, made)
  return made
}

function toCount(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / msPerDay
}

// Written out by hand, since days are counted in every price of every search, and toISOString takes six times as long.
function fromCount(count: number): Day {
  const date = new Date(count * msPerDay)
  const year = String(date.getUTCFullYear()).padStart(4, '0')
  const text = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
  if (!looksLikeDay(text)) throw new RangeError(`the year of "${text}" has more than four digits`)
  return text
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

function looksLikeDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text)
}
