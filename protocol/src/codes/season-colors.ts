import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The colours of seasons. Rose is reserved for public holidays. */
export const seasonColors = {
  green: say('Xanh lá', 'Green'),
  amber: say('Vàng', 'Amber'),
  red: say('Đỏ', 'Red'),
  violet: say('Tím', 'Violet'),
  grey: say('Xám', 'Grey'),
} as const satisfies Record<string, Saying>

/** The colours of seasons, as they are stored. */
export const seasonColorCodes = codesOf(seasonColors)

/** A colour of a season. */
export type SeasonColor = keyof typeof seasonColors
