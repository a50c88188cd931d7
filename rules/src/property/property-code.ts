import type { PropertyKind } from './property-kind.ts'
import { foldText } from '#text/fold-text.ts'

/** Words that half of all names contain, so they do not distinguish properties; longer ones first. */
const plainWords = [
  'khu vui choi giai tri',
  'khu nghi duong',
  'cong vien nuoc',
  'can ho',
  'cong vien',
  'khach san',
  'nha nghi',
  'homestay',
  'resort',
  'hotel',
  'villa',
  'park',
  'the',
]

const longestCode = 10

/** The start of a property's code: the letters and digits of its name, "Khách sạn Hải Âu" as HAIAU. */
export const propertyCodeOf = (name: string, kind: PropertyKind): string => {
  const folded = foldText(name)
  const own = plainWords.reduce((text, word) => text.replaceAll(new RegExp(`\\b${word}\\b`, 'gu'), ' '), folded)
  const [telling = '', whole = ''] = [own, folded].map((text) => text.replaceAll(/[^a-z0-9]/gu, '').toUpperCase())
  const code = (telling.length >= 2 ? telling : whole).slice(0, longestCode)
  return code.length >= 2 ? code : kind.slice(0, longestCode).toUpperCase()
}

/** The first free code: HAIAU, then HAIAU2, HAIAU3 and so on. */
export const freeCode = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? wanted : `${wanted}${number}`
    if (!taken.has(code)) return code
  }
}
