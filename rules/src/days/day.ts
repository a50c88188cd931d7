/** A calendar day as 'YYYY-MM-DD', in the property's own zone; such texts sort as the days do. */
export type Day = `${number}-${number}-${number}`

/** The seven weekdays as numbers, 1 is Monday and 7 is Sunday. */
export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const msPerDay = 86_400_000

/** Whether a text is a day of the calendar: '2027-02-28' is, '2027-02-29' and '2027-2-8' are not. */
export const isDay = (text: string): text is Day => {
  if (!looksLikeDay(text)) return false
  const month = Number(text.slice(5, 7)) - 1
  const date = Number(text.slice(8))
  // Date.UTC turns a date that the month does not have into one of the next month.
  const found = new Date(Date.UTC(Number(text.slice(0, 4)), month, date))
  return found.getUTCMonth() === month && found.getUTCDate() === date
}

/** The text as a day; throws a RangeError when it is not a day of the calendar. */
export const toDay = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a day`)
  return text
}

/** The day of a year, month (1–12) and date; a date outside the month becomes one of the month after or before. */
export const dayOf = (year: number, month: number, date: number): Day => fromCount(Date.UTC(year, month - 1, date) / msPerDay)

/** The day that many days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => fromCount(toCount(day) + days)

/** The number of days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => toCount(to) - toCount(from)

/** Every day from the first to the last, both included; none when the last is before the first. */
export const eachDay = (from: Day, to: Day): Day[] => {
  const days: Day[] = []
  const last = toCount(to)
  for (let count = toCount(from); count <= last; count += 1) days.push(fromCount(count))
  return days
}

/** The nights of a stay: from the arrival to the day before the departure. */
export const nightsOfStay = (checkIn: Day, checkOut: Day): Day[] => eachDay(checkIn, checkOut).slice(0, -1)

/** The weekday of a day, 1 is Monday and 7 is Sunday. */
export const weekdayOf = (day: Day): number => ((((toCount(day) + 3) % 7) + 7) % 7) + 1

/** The year of a day. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The month of a day, 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7))

/** The first day of the day's month. */
export const firstOfMonth = (day: Day): Day => dayOf(yearOf(day), monthOf(day), 1)

/** The last day of the day's month. */
export const lastOfMonth = (day: Day): Day => dayOf(yearOf(day), monthOf(day) + 1, 0)

/** The same date that many months later, or the last day of the month where the month is too short. */
export const addMonths = (day: Day, months: number): Day => {
  const first = dayOf(yearOf(day), monthOf(day) + months, 1)
  const date = Math.min(Number(day.slice(8)), Number(lastOfMonth(first).slice(8)))
  return addDays(first, date - 1)
}

/** The same date that many years later; 29 February becomes 28 February where the year has no 29 February. */
export const addYears = (day: Day, years: number): Day => {
  if (day.endsWith('-02-29')) return addMonths(day, years * 12)
  return ofFourDigits(yearOf(day) + years, day.slice(4))
}

/** Today's date in a time zone such as 'Asia/Ho_Chi_Minh', at the moment given; throws a RangeError for an unknown zone. */
export const todayIn = (timeZone: string, now: Date): Day => {
  const parts = new Map(
    dateFormat(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  return toDay(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
}

/** The earlier of two days. */
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

// Making a formatter takes a quarter of a millisecond, and every read of the grid and every property of a search needs today's date.
const dateFormats = new Map<string, Intl.DateTimeFormat>()

const dateFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = dateFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dateFormats.set(timeZone, made)
  return made
}

const toCount = (day: Day): number => Date.UTC(digitsOf(day, 0, 4), digitsOf(day, 5, 7) - 1, digitsOf(day, 8, 10)) / msPerDay

// Written by hand because every price of every search counts days, and toISOString takes six times as long.
const fromCount = (count: number): Day => {
  const date = new Date(count * msPerDay)
  return ofFourDigits(date.getUTCFullYear(), `-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`)
}

const ofFourDigits = (year: number, rest: string): Day => {
  const text = `${year < 1000 ? String(year).padStart(4, '0') : year}${rest}`
  if (!looksLikeDay(text)) throw new RangeError(`the year of "${text}" has more than four digits`)
  return text
}

// Number(day.slice(…)) makes a text for each number, which takes three times as long.
const digitsOf = (day: Day, from: number, to: number): number => {
  let number = 0
  for (let at = from; at < to; at += 1) number = number * 10 + day.charCodeAt(at) - 48
  return number
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`)

const looksLikeDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/u.test(text)
