import { addYears, daysBetween, toDay, type Day } from '@innkeeper/rules/days/day'
import { readDay } from '../days/read-day.ts'

/** The days that were typed; null where a half is no day. */
export type ReadRange = { readonly from: Day | null; readonly to: Day | null }

/**
 * Two halves as a person types them. A half without a year is of this year, or of the next where it would come before the first day that may be
 * chosen; the second also where it would come half a year and more before the first: "28/12" to "3/1".
 */
export const readRange = (texts: { readonly from: string; readonly to: string }, today: Day, first: string | undefined): ReadRange => {
  const from = readFrom(texts.from, today, first)
  const to = readFrom(texts.to, today, first)
  const turns = from !== null && to !== null && isYearless(texts.to) && daysBetween(to, from) > halfYear
  return { from, to: turns ? addYears(to, 1) : to }
}

const halfYear = 183

const readFrom = (text: string, today: Day, first: string | undefined): Day | null => {
  const day = readDay(text, today)
  return day !== null && first !== undefined && day < toDay(first) && isYearless(text) ? addYears(day, 1) : day
}

const isYearless = (text: string): boolean => /^\s*(?:\d{1,2}[/.\- ]\d{1,2}|\d{4})\s*$/u.test(text)
