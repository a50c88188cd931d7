/** The letters and digits of a random place: none that is read as another (0 and O, 1 and I). */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The sign of a random place in a pattern, such as "TET-#####". */
const place = '#'

/** How many different codes a pattern gives. */
export const codesOf = (pattern: string): number => codeAlphabet.length ** pattern.split('').filter((sign) => sign === place).length

/** How many times more codes a pattern must give than are made, so that nobody guesses one of them easily. */
const sparseness = 1000

/** Whether a pattern is long enough for so many codes. */
export const isPatternWide = (pattern: string, count: number): boolean => codesOf(pattern) >= count * sparseness

/** A code of a pattern; `draw` gives a whole number from 0 to below its argument. */
const codeOf = (pattern: string, draw: (below: number) => number): string =>
  pattern.replaceAll(place, () => codeAlphabet.charAt(draw(codeAlphabet.length)))

/** So many different codes of a pattern, none of them in `taken`. */
export const codesFrom = (
  pattern: string,
  count: number,
  { taken, draw }: { taken: ReadonlySet<string>; draw: (below: number) => number },
): string[] => {
  const codes = new Set<string>()
  while (codes.size < count) {
    const code = codeOf(pattern, draw)
    if (!taken.has(code)) codes.add(code)
  }
  return [...codes]
}
