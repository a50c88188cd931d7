/** Why a typed number was not understood. */
export type NumberReason = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge'

/** A typed number as an integer of its smallest unit, or why it was not understood. */
export type ParsedNumber = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: NumberReason }

/** How to read a number: how many decimals are allowed, and whether one separator before three digits groups thousands. */
export type NumberReading = { readonly digits: number; readonly grouped: boolean }

type Parts = { readonly whole: string; readonly fraction: string }

/**
 * An unsigned number with either separator, as an integer of 10^-digits: "1.250,50" and "1,250.50" with
 * two digits are both 125050. One separator before exactly three digits groups thousands when `grouped`.
 */
export const parseNumber = (text: string, reading: NumberReading): ParsedNumber => {
  if (text === '') return { ok: false, reason: 'empty' }
  const parts = partsOf(text, reading.grouped)
  if (parts === null) return { ok: false, reason: 'notANumber' }
  const fraction = parts.fraction.replace(/0+$/u, '')
  if (fraction.length > reading.digits) return { ok: false, reason: 'tooManyDecimals' }
  const value = Number(parts.whole + fraction.padEnd(reading.digits, '0'))
  return Number.isSafeInteger(value) ? { ok: true, value } : { ok: false, reason: 'tooLarge' }
}

const partsOf = (text: string, grouped: boolean): Parts | null => {
  if (!/^\d+(?:[.,]\d+)*$/u.test(text)) return null
  const mark = decimalMark(text, grouped)
  const at = mark === null ? text.length : text.lastIndexOf(mark)
  const whole = text.slice(0, at)
  const fraction = text.slice(at + 1)
  return /^\d+$/u.test(whole) || inThousands(whole) ? { whole: whole.replace(/[.,]/gu, ''), fraction } : null
}

const decimalMark = (text: string, grouped: boolean): '.' | ',' | null => {
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const marks = text.replace(/\d/gu, '')
  if (marks === '') return null
  const alone = marks.split(last).length === 2
  if (!alone) return null
  return marks.length === 1 && grouped && inThousands(text) ? null : last
}

const inThousands = (text: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text) || /^[1-9]\d{0,2}(?:,\d{3})+$/u.test(text)
