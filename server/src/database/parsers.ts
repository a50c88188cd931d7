import pg from 'pg'

type Parse = (text: string) => unknown

const textArray = 1009

const builtIn: (oid: number, format: 'text' | 'binary') => Parse = pg.types.getTypeParser

const getTypeParser = (oid: number, format: 'text' | 'binary' = 'text') => {
  const own = format === 'text' ? (scalars.get(oid) ?? arrays.get(oid)) : undefined
  return own ?? builtIn(oid, format)
}

/** The parsers of PostgreSQL's text: calendar days and moments stay text, and a number is never rounded silently. */
export const parsers = { getTypeParser } satisfies pg.CustomTypesConfig

const readInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

const keepText = (text: string): string => text

const readLocalMoment = (text: string): string => {
  const [day = '', time] = text.split(' ')
  if (!time) return text
  const [clock, fraction = ''] = time.split('.')
  return `${day}T${clock}.${fraction.padEnd(3, '0').slice(0, 3)}`
}

/**
 * `2026-11-21 13:05:27.5+00` becomes `2026-11-21T13:05:27.500Z`: always three decimals, like a `Date` as JSON, so that moments sort and
 * compare as text wherever they come from. A value that must be exact to the microsecond stays in SQL.
 */
const readMoment = (text: string): string => {
  if (text.endsWith('infinity')) return text
  if (!text.endsWith('+00')) throw new RangeError(`moment ${text} is not in UTC: do not change TimeZone on a connection`)
  return `${readLocalMoment(text.slice(0, -3))}Z`
}

/** A sum of bigints arrives as numeric; a double represents fifteen significant digits exactly. */
const readNumeric = (text: string): number => {
  if (!text.includes('.')) return readInteger(text)
  const digits = text
    .replace(/\.?0+$/, '')
    .replace(/^-?0*\.?0*/, '')
    .replace('.', '')
  const value = Number(text)
  if (digits.length > 15 || !Number.isFinite(value))
    throw new RangeError(`numeric ${text} does not fit a JavaScript number: round it in SQL`)
  return value
}

const scalars = new Map<number, Parse>([
  [20, readInteger],
  [1082, keepText],
  [1114, readLocalMoment],
  [1184, readMoment],
  [1700, readNumeric],
])

const arrays = new Map<number, Parse>([
  [1016, (text) => mapArray(text, readInteger)],
  [1115, (text) => mapArray(text, readLocalMoment)],
  [1182, (text) => mapArray(text, keepText)],
  [1185, (text) => mapArray(text, readMoment)],
  [1231, (text) => mapArray(text, readNumeric)],
])

/** The SQL that formats a moment inside a JSON document as the parsers format it outside. */
export const momentInJson = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const mapArray = (text: string, parse: Parse): unknown[] => {
  const items = builtIn(textArray, 'text')(text)
  if (!Array.isArray(items)) throw new TypeError(`not an array: ${text}`)
  return items.map((item: unknown) => (typeof item === 'string' ? parse(item) : null))
}
