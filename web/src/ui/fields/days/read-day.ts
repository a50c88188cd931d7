import { dayOf, isDay, yearOf, type Day } from '@innkeeper/rules/days/day'

/** A day as a person types it, day first: "05/02/2027", "5-2", "050227"; without a year this year is meant. Null when it is no day. */
export const readDay = (text: string, today: Day): Day | null => {
  if (isDay(text)) return text
  const parts = partsOf(text.trim())
  if (parts === null) return null
  const [date, month, year = String(yearOf(today))] = parts
  const wanted = dayOf(fullYear(year), Number(month), Number(date))
  return Number(wanted.slice(8)) === Number(date) && Number(wanted.slice(5, 7)) === Number(month) ? wanted : null
}

type Parts = readonly [date: string, month: string, year?: string]

const partsOf = (text: string): Parts | null => {
  const found = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/u.exec(text) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})?$/u.exec(text)
  if (found === null) return null
  const [, date = '', month = '', year] = found
  return year === undefined ? [date, month] : [date, month, year]
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))
