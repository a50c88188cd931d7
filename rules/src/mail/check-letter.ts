import { refusedLinksIn } from '#site-look/site-marks.ts'
import { strangeBlank } from './letter-text.ts'

/** The words of an email, as a property writes them. */
export type LetterTexts = { readonly subjectVi: string; readonly bodyVi: string; readonly subjectEn: string; readonly bodyEn: string }

/** What is wrong with a text, at its field: a blank that this kind of email does not have, or a link that may not stand there. */
export type LetterProblem = {
  readonly field: keyof LetterTexts
  readonly reason: 'blankUnknown' | 'linkRefused'
  /** The blank or the address. */
  readonly found: string
}

const fields = ['subjectVi', 'bodyVi', 'subjectEn', 'bodyEn'] as const
const marked: ReadonlySet<string> = new Set(['bodyVi', 'bodyEn'])

/** What is wrong with the words of an email that has these blanks: the first thing of each text. */
export const letterProblems = (texts: LetterTexts, blanks: readonly string[]): readonly LetterProblem[] =>
  fields.flatMap((field): readonly LetterProblem[] => {
    const blank = strangeBlank(texts[field], blanks)
    if (blank !== undefined) return [{ field, reason: 'blankUnknown', found: blank }]
    const [address] = marked.has(field) ? refusedLinksIn(texts[field]) : []
    return address === undefined ? [] : [{ field, reason: 'linkRefused', found: address }]
  })
