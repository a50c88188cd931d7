import { foldText } from '#text/fold-text.ts'

/** What a connected system names, or what we have: its words. */
type Named = { readonly words: readonly string[] }

/**
 * Which of ours a code of a connected system probably means: the one with the same name; else the one that shares the most words with it,
 * if no other shares as many. Null where nothing fits.
 */
export const suggestMatch = <O extends Named>(theirs: Named, ours: readonly O[]): O | null => {
  const wanted = theirs.words.map(foldText)
  const same = ours.filter(({ words }) => words.map(foldText).some((word) => wanted.includes(word)))
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null
  const [best, next] = ours
    .map((one) => ({ one, shared: sharedWords(wanted, one.words.map(foldText)) }))
    .toSorted((one, other) => other.shared - one.shared)
  return best === undefined || best.shared === 0 || best.shared === next?.shared ? null : best.one
}

const sharedWords = (wanted: readonly string[], words: readonly string[]): number => {
  const known = new Set(words.flatMap(wordsOf))
  return new Set(wanted.flatMap(wordsOf).filter((word) => known.has(word))).size
}

/** Words of two letters and fewer say nothing. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
