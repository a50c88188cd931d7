import type { Day } from '#days/day.ts'

/** A request's code, digits only: the year and the month in which it was sent, and a number that makes it unique. */
export const requestCode = (sentOn: Day, number: string): string => `${sentOn.slice(2, 7).replace('-', '')}${number}`

/** "The request code search field accepts digits only." */
export const isRequestCode = (text: string): boolean => /^\d{1,20}$/u.test(text)
