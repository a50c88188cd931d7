import { isDay, type Day } from '#days/day.ts'

const dayFirst = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/u
const yearFirst = /(?<!\d)(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/u

/** The day in a cell of a bank, day before month as in Viet Nam, or year first; a time may stand beside it. Null where there is none. */
export const readDay = (text: string): Day | null => {
  const [, year, month, date] = yearFirst.exec(text) ?? []
  if (year !== undefined) return dayIn(year, month, date)
  const [, first, second, last] = dayFirst.exec(text) ?? []
  return last === undefined ? null : dayIn(last.length === 2 ? `20${last}` : last, second, first)
}

const dayIn = (year: string, month = '', date = ''): Day | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(text) ? text : null
}
