/** The characters of a random place; those that look alike (0 and O, 1 and I) are left out. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The character that marks a random place in a pattern, such as "TET-#####". */
const place = '#'

/** The number of different codes that a pattern can produce. */
export const codesOf = (pattern: string): number => codeAlphabet.length ** pattern.split('').filter((sign) => sign === place).length

/** A pattern must allow this many times more codes than are made, so that nobody can easily guess one. */
const sparseness = 1000

/** Whether a pattern has enough random places for this number of codes. */
export const isPatternWide = (pattern: string, count: number): boolean => codesOf(pattern) >= count * sparseness

/** A random code for a pattern; `draw` returns a whole number from 0 up to, but not including, its argument. */
const codeOf = (pattern: string, draw: (below: number) => number): string =>
  pattern.replaceAll(place, () => codeAlphabet.charAt(draw(codeAlphabet.length)))

/** This number of different codes for a pattern, none of them in `taken`. */
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
