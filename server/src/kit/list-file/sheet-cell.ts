import { clockIn } from '@innkeeper/rules/days/clock-in'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { currencyDigits, minorPerUnit } from '@innkeeper/rules/money/currency'
import { xmlText } from '../workbook/xml-text.ts'
import type { FileValue } from './file-column.ts'
import { boldLook, listLooks, type ListLook } from './list-styles.ts'

/** A spreadsheet refuses a cell with more characters. */
const longestText = 32_767

/** A cell of a list's sheet. A text is an inline string, which no spreadsheet reads as a formula, whatever it begins with. */
export const sheetCell = (place: string, value: FileValue, isBold = false): string => {
  if (value === null || value === '') return ''
  const look = lookOf(value)
  const begin = `<c r="${place}" s="${isBold ? boldLook(look) : listLooks[look]}"`
  return typeof value === 'string' ? `${begin}${textIn(value)}` : `${begin}><v>${numberOf(value)}</v></c>`
}

/** A cell of the head. */
export const headCell = (place: string, text: string): string => `<c r="${place}" s="${listLooks.head}"${textIn(text)}`

const textIn = (text: string): string => ` t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`

const lookOf = (value: Exclude<FileValue, null>): ListLook => {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if ('minor' in value) return currencyDigits[value.currency] === 0 ? 'whole' : 'cents'
  return 'day' in value ? 'day' : 'moment'
}

const numberOf = (value: Exclude<FileValue, null | string>): number => {
  if (typeof value === 'number') return value
  if ('minor' in value) return value.minor / minorPerUnit(value.currency)
  if ('day' in value) return dayNumber(value.day)
  const { day, time } = clockIn(value.timeZone, new Date(value.moment))
  return dayNumber(day) + minutesOf(time) / minutesOfDay
}

// Spreadsheets count days from here; the days before March 1900 differ and are in no list.
const dayNumber = (day: string): number => daysBetween(toDay('1899-12-30'), toDay(day))

const minutesOfDay = 1440
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
