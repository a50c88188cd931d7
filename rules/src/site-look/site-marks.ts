import { isSafeLink } from './site-links.ts'

/** A part of a line. A link's address is checked: https, mailto or tel. */
export type Mark =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly inside: readonly Mark[] }
  | { readonly kind: 'link'; readonly to: string; readonly inside: readonly Mark[] }
  | { readonly kind: 'break' }

/** A paragraph, whose lines are separated by breaks, or a list. */
export type MarkBlock =
  | { readonly kind: 'paragraph'; readonly inside: readonly Mark[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Mark[])[] }

/**
 * A text with marks, as a tree. `**bold**`, `*italic*`, `[words](address)`, and lines that start with `- ` for a list; an empty line starts
 * a new paragraph. Whatever else was typed, HTML among it, is text; so is a link whose address is not checked.
 */
export const parseMarks = (text: string): readonly MarkBlock[] =>
  text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/u).flatMap((paragraph) => blocksOf(paragraph.split(/\r?\n/u)))

/** The addresses of a text's links that may not stand there. */
export const refusedLinksIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(link, 'gu'))].map(({ 2: address = '' }) => address).filter((address) => !isSafeLink(address))

/** The runs of lines of a paragraph: those of a list, and those of none. */
const blocksOf = (lines: readonly string[]): readonly MarkBlock[] => {
  const blocks: MarkBlock[] = []
  let at = 0
  while (at < lines.length) {
    const isList = isItem(lines[at] ?? '')
    const end = lines.findIndex((line, place) => place > at && isItem(line) !== isList)
    const run = lines.slice(at, end === -1 ? lines.length : end)
    at += run.length
    if (isList) blocks.push({ kind: 'list', items: run.map((line) => marksOf(line.trimStart().slice(itemSign.length).trim())) })
    else if (run.some((line) => line.trim() !== '')) blocks.push({ kind: 'paragraph', inside: withBreaks(run) })
  }
  return blocks
}

const itemSign = '- '

const isItem = (line: string): boolean => line.trimStart().startsWith(itemSign) && line.trim().length > 1

const withBreaks = (lines: readonly string[]): readonly Mark[] =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line, place): readonly Mark[] => (place === 0 ? marksOf(line) : [{ kind: 'break' }, ...marksOf(line)]))

const link = String.raw`\[([^[\]\r\n]+)\]\(([^()\s]+)\)`
const bold = String.raw`\*\*(?!\s)((?:[^*]|\*[^*]+\*)+)(?<!\s)\*\*`
const italic = String.raw`\*(?![\s*])([^*]+)(?<!\s)\*`

/** The marks of one line; what is inside a mark may have others. */
const marksOf = (line: string): readonly Mark[] => {
  const marks: Mark[] = []
  let from = 0
  for (const found of line.matchAll(new RegExp(`${link}|${bold}|${italic}`, 'gu'))) {
    marks.push(...textOf(line.slice(from, found.index)), markOf(found))
    from = found.index + found[0].length
  }
  return [...marks, ...textOf(line.slice(from))]
}

const markOf = ({ 0: typed, 1: words, 2: address, 3: strong, 4: slanted = '' }: RegExpExecArray): Mark => {
  if (strong !== undefined) return { kind: 'bold', inside: marksOf(strong) }
  if (words === undefined || address === undefined) return { kind: 'italic', inside: marksOf(slanted) }
  return isSafeLink(address) ? { kind: 'link', to: address, inside: marksOf(words) } : { kind: 'text', text: typed }
}

const textOf = (text: string): readonly Mark[] => (text === '' ? [] : [{ kind: 'text', text }])
