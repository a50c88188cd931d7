/** A copy's mark in its language, such as “bản sao”, and what its name must be: at most so many characters, and none of those taken. */
export type CopyNaming = { readonly mark: string; readonly max: number; readonly taken: readonly string[] }

/**
 * The name of a copy: the name with its mark behind it, numbered where that name is taken, so that two copies can be told apart.
 * A copy of a copy is marked once. The name is cut, not its mark, where both together would be longer than `max` characters.
 */
export function copiedName(name: string, { mark, max, taken }: CopyNaming): string {
  const known = new Set(taken)
  const original = withoutMark(name, mark)
  for (let number = 1; ; number += 1) {
    const copy = marked(original, number === 1 ? `(${mark})` : `(${mark} ${number})`, max)
    if (!known.has(copy)) return copy
  }
}

function withoutMark(name: string, mark: string): string {
  const from = name.lastIndexOf(` (${mark}`)
  return from > 0 && /^(?: \d+)?\)$/u.test(name.slice(from + mark.length + 2)) ? name.slice(0, from) : name
}

// Cut between characters: half of an emoji cannot be stored.
function marked(name: string, mark: string, max: number): string {
  const kept = name.slice(0, max - mark.length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.trimEnd()} ${mark}`
}
