import { isPosition, roundPosition, type Position } from './position.ts'

/** Why a text is not a position: it is empty, cannot be read, a number is out of range, or longitude comes first. */
export type PositionReason = 'empty' | 'notAPosition' | 'outOfRange' | 'swapped'

/** A typed position, or why it was not understood. */
export type ParsedPosition = { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly reason: PositionReason }

/**
 * A position as people type or paste it: "21.0285, 105.8542", "21,0285; 105,8542", 21°01'42.6"N 105°51'15"E (B and Đ in Vietnamese), or the
 * address of a map with a position after an @.
 */
export const parsePosition = (text: string): ParsedPosition => {
  const trimmed = text.normalize('NFC').trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  const pair = fromAddress(trimmed) ?? fromDegrees(trimmed) ?? fromNumbers(trimmed)
  if (pair === null) return { ok: false, reason: 'notAPosition' }
  const [latitude, longitude] = pair
  if (isPosition({ latitude, longitude })) return { ok: true, position: roundPosition({ latitude, longitude }) }
  return { ok: false, reason: isPosition({ latitude: longitude, longitude: latitude }) ? 'swapped' : 'outOfRange' }
}

type Pair = readonly [latitude: number, longitude: number]

const fromAddress = (text: string): Pair | null => {
  const found = /^https?:\/\/\S*?(?:@|[?&]q=|[?&]query=)(-?\d+(?:\.\d+)?)(?:,|%2C)(-?\d+(?:\.\d+)?)/iu.exec(text)
  return found === null ? null : [Number(found[1]), Number(found[2])]
}

const number = String.raw`[-−+]?\d+(?:[.,]\d+)?`

// If the decimals have a comma, a single comma alone cannot separate the two numbers.
const fromNumbers = (text: string): Pair | null => {
  const pointed = /^([-−+]?\d+(?:\.\d+)?)\s*[,;\s]\s*([-−+]?\d+(?:\.\d+)?)$/u.exec(text)
  const found = pointed ?? new RegExp(String.raw`^(${number})\s*(?:;|,\s|\s)\s*(${number})$`, 'u').exec(text)
  return found === null ? null : [numberOf(found[1]), numberOf(found[2])]
}

const part = String.raw`(\d+(?:[.,]\d+)?)\s*[°º]\s*(?:(\d+(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:"|”|″|'')\s*)?([NBSEĐWT])`
const degrees = new RegExp(String.raw`^${part}\s*[,;]?\s*${part}$`, 'iu')

const fromDegrees = (text: string): Pair | null => {
  const found = degrees.exec(text)
  if (found === null) return null
  const [first, second] = [angleOf(found.slice(1, 5)), angleOf(found.slice(5, 9))]
  if (first === null || second === null || first.axis === second.axis) return null
  return first.axis === 'latitude' ? [first.value, second.value] : [second.value, first.value]
}

type Angle = { readonly axis: 'latitude' | 'longitude'; readonly value: number }

const angleOf = ([whole, minutes = '0', seconds = '0', side = '']: readonly (string | undefined)[]): Angle | null => {
  const [inMinutes, inSeconds] = [numberOf(minutes), numberOf(seconds)]
  if (inMinutes >= 60 || inSeconds >= 60) return null
  const value = numberOf(whole) + inMinutes / 60 + inSeconds / 3600
  const letter = side.toUpperCase()
  return { axis: 'NBS'.includes(letter) ? 'latitude' : 'longitude', value: 'SWT'.includes(letter) ? -value : value }
}

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.').replace('−', '-'))
