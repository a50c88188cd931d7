import { foldText } from '@innkeeper/rules/text/fold-text'
import type { GuidePart, GuideText } from './render-text.ts'

/** A page that a search found: its best part, and an excerpt with the words of the query. */
export type GuideHit = { readonly text: GuideText; readonly part: GuidePart; readonly excerpt: readonly Piece[] }

/** A piece of an excerpt; `found` where it matches the query. */
export type Piece = { readonly text: string; readonly found: boolean }

/** The pages in which every word of the query starts a word, best first; case and diacritics do not matter. */
export const searchGuide = (texts: readonly GuideText[], query: string): readonly GuideHit[] => {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return texts
    .flatMap((text) => bestPart(text, words) ?? [])
    .toSorted((one, other) => other.score - one.score)
    .map(({ text, part }) => ({ text, part, excerpt: excerptOf(part, words) }))
}

const bestPart = (text: GuideText, words: readonly string[]) =>
  text.parts
    .map((part) => ({ text, part, score: scoreOf(text, part, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)[0]

/**
 * A word in the page's title counts more than one in a heading, and that more than one in the text; a part without one of the words does
 * not match.
 */
const scoreOf = (text: GuideText, part: GuidePart, words: readonly string[]): number => {
  const scores = words.map((word) => {
    const isIn = (where: string) => startOf(word).test(foldText(where))
    return (isIn(text.title) ? 4 : 0) + (isIn(part.title) ? 2 : 0) + (isIn(part.text) ? 1 : 0)
  })
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

const before = 60
const length = 200

/** Folding keeps the length of normalised text, so positions in the folded text are the same in the text. */
const excerptOf = ({ text }: GuidePart, words: readonly string[]): readonly Piece[] => {
  const folded = foldText(text)
  const first = Math.max(0, Math.min(...words.map((word) => folded.search(startOf(word))).filter((at) => at >= 0), folded.length) - before)
  const from = first === 0 || first >= folded.length - before ? 0 : text.indexOf(' ', first) + 1
  const cut = text.slice(from, from + length)
  const marks = foldText(cut).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})`, 'gu'))
  return [...piecesOf(cut, marks), { text: from + length < text.length ? '…' : '', found: false }]
}

function* piecesOf(cut: string, marks: Iterable<RegExpExecArray>): Generator<Piece> {
  let at = 0
  for (const { index, 0: mark } of marks) {
    yield { text: cut.slice(at, index), found: false }
    yield { text: cut.slice(index, index + mark.length), found: true }
    at = index + mark.length
  }
  yield { text: cut.slice(at), found: false }
}

const startOf = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u')

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
