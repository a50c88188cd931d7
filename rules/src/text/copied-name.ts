/**
 * The mark of a copy in its language, such as “bản sao”, and the limits of its name: at most `max` characters, and none of the names in
 * `taken`.
 */
export type CopyNaming = { readonly mark: string; readonly max: number; readonly taken: readonly string[] }

/**
 * The name of a copy: the name followed by its mark, with a number where that name is taken. A copy of a copy has the mark once. If both
 * together are longer than `max` characters, the name is cut, not its mark.
 */
export const copiedName = (name: string, { mark, max, taken }: CopyNaming): string => {
  const known = new Set(taken)
  const original = withoutMark(name, mark)
  for (let number = 1; ; number += 1) {
    const copy = marked(original, number === 1 ? `(${mark})` : `(${mark} ${number})`, max)
    if (!known.has(copy)) return copy
  }
}

const withoutMark = (name: string, mark: string): string => {
  const from = name.lastIndexOf(` (${mark}`)
  return from > 0 && /^(?: \d+)?\)$/u.test(name.slice(from + mark.length + 2)) ? name.slice(0, from) : name
}

// Cut between characters, because half of an emoji cannot be stored.
const marked = (name: string, mark: string, max: number): string => {
  const kept = name.slice(0, max - mark.length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.trimEnd()} ${mark}`
}
