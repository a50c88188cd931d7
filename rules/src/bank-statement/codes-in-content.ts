import { isDay } from '#days/day.ts'

/** How long the number at the end of a booking's code may be (`possibleCodes`). */
const numberLengths = [9, 6, 4, 3] as const

/** A text that may be a booking's code, and where it stands; `whole` where its number stands alone. */
export type CodeInContent = { readonly code: string; readonly at: number; readonly whole: boolean }

/**
 * Every text in the words of a transfer that has the form of a booking's code, in any case, with spaces, dots or dashes in it: two letters
 * or digits, the arrival as yymmdd, a T where it is of tickets, a number.
 */
export const codesInContent = (content: string): readonly CodeInContent[] => {
  const { text, breaks } = squeezed(content)
  const found: CodeInContent[] = []
  for (let at = 0; at + 11 <= text.length; at += 1) {
    if (!/^[A-Z0-9]{2}\d{6}/u.test(text.slice(at, at + 8)) || !isArrival(text.slice(at + 2, at + 8))) continue
    // "TH270120T482": the number of a ticket booking stands after a T.
    const number = at + (text.charAt(at + 8) === 'T' ? 9 : 8)
    for (const length of numberLengths) {
      const end = number + length
      if (end > text.length || !/^\d+$/u.test(text.slice(number, end))) continue
      const code = text.slice(at, end)
      const isParted = Array.from({ length: length - 1 }, (_, digit) => number + 1 + digit).some((place) => breaks.has(place))
      found.push({ code, at, whole: !isParted && (breaks.has(end) || !/\d/u.test(text.charAt(end))) })
    }
  }
  return found
}

/** The codes of bookings that a content names, of those that exist: of several that begin at one place the whole, or else the longest one. */
export const namedCodes = (content: string, exists: (code: string) => boolean): readonly string[] => {
  const found = codesInContent(content).filter(({ code }) => exists(code))
  const best = new Map<number, CodeInContent>()
  for (const one of found) {
    const other = best.get(one.at)
    if (other === undefined || (one.whole && !other.whole)) best.set(one.at, one)
  }
  return [...new Set([...best.values()].map(({ code }) => code))]
}

const isArrival = (digits: string): boolean => isDay(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`)

// Where something stood that is no letter and no digit, what follows need not belong to what stands before.
const squeezed = (content: string): { readonly text: string; readonly breaks: ReadonlySet<number> } => {
  const breaks = new Set<number>()
  let text = ''
  for (const character of content.toUpperCase()) {
    if (/[A-Z0-9]/u.test(character)) text += character
    else breaks.add(text.length)
  }
  return { text, breaks }
}
