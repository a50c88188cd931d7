import { parseMarks, type Mark, type MarkBlock } from '#site-look/site-marks.ts'
import { blanksIn, fillBlanks } from '#text/blanks.ts'

/** What fills the blanks of an email in one language. */
export type LetterValues = Readonly<Record<string, string>>

/** The first blank in a text that this kind of email does not have; undefined where all are known. */
export const strangeBlank = (text: string, known: readonly string[]): string | undefined =>
  blanksIn(text).find((name) => !known.includes(name))

/** A line without marks, such as a subject, with its blanks filled. */
export const fillLine = (text: string, values: LetterValues): string => filled(text, values).replaceAll(/\s+/gu, ' ').trim()

/**
 * The body of an email, with its blanks filled. Marks are read before: those of a value are text, whoever typed it. A line whose blanks are all
 * empty is left out, so that “Reason: {reason}” stands only where there is a reason. The blank `link` becomes a link.
 */
export const fillLetter = (text: string, values: LetterValues): readonly MarkBlock[] =>
  parseMarks(
    text
      .split(/\r?\n/u)
      .filter((line) => hasContent(line, values))
      .join('\n'),
  ).map((block) =>
    block.kind === 'paragraph'
      ? { ...block, inside: filledMarks(block.inside, values) }
      : { ...block, items: block.items.map((item) => filledMarks(item, values)) },
  )

/** The same as plain text, for mail programs that show no marks. */
export const plainText = (blocks: readonly MarkBlock[]): string =>
  blocks
    .map((block) => (block.kind === 'paragraph' ? wordsOf(block.inside) : block.items.map((item) => `- ${wordsOf(item)}`).join('\n')))
    .join('\n\n')
    .replaceAll(/[ \t]+$/gmu, '')

const hasContent = (line: string, values: LetterValues): boolean => {
  const names = blanksIn(line)
  return names.length === 0 || names.some((name) => (values[name] ?? '').trim() !== '')
}

// A value is put on one line, so that a name of several lines cannot add lines to the email.
const filled = (text: string, values: LetterValues): string =>
  fillBlanks(text, (name) => (values[name] ?? '').replaceAll(/[\n\r\v\f\u0085\u2028\u2029]+/gu, ' ').trim())

const filledMarks = (marks: readonly Mark[], values: LetterValues): readonly Mark[] =>
  marks.flatMap((mark): readonly Mark[] => {
    if (mark.kind === 'text') return filledText(mark.text, values)
    return mark.kind === 'break' ? [mark] : [{ ...mark, inside: filledMarks(mark.inside, values) }]
  })

const linkBlank = /(\{link\})/u

const filledText = (text: string, values: LetterValues): readonly Mark[] =>
  text
    .split(linkBlank)
    .map((part): Mark => {
      const words = filled(part, values)
      return part === '{link}' && /^https?:\/\//u.test(words)
        ? { kind: 'link', to: words, inside: [{ kind: 'text', text: words }] }
        : { kind: 'text', text: words }
    })
    .filter((mark) => mark.kind !== 'text' || mark.text !== '')

const wordsOf = (marks: readonly Mark[]): string => marks.map(wordOf).join('')

const wordOf = (mark: Mark): string => {
  if (mark.kind === 'text') return mark.text
  if (mark.kind === 'break') return '\n'
  const inside = wordsOf(mark.inside)
  return mark.kind === 'link' && mark.to !== inside ? `${inside} (${mark.to})` : inside
}
