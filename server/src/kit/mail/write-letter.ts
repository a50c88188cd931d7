import { languages, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { ourLetters, type LetterSayings } from '@innkeeper/protocol/words/mail/letter-texts'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { fillLetter, fillLine, plainText, type LetterValues as ValuesInOne } from '@innkeeper/rules/mail/letter-text'
import { html } from '../http/html.ts'
import { marksHtml } from '../http/marks-html.ts'

/** What fills the blanks of an email, in both languages. */
export type LetterValues = Readonly<Record<string, Saying>>

/** A property's own words of a kind of email; an empty text stands for Innkeeper's. */
export type OwnWords = { readonly subjectVi: string; readonly bodyVi: string; readonly subjectEn: string; readonly bodyEn: string }

/** An email as it is sent. Without own words it has no HTML: plain text says it all. */
export type WrittenLetter = { readonly subject: string; readonly text: string; readonly html?: string }

/** A property that has no own words. */
export const noOwnWords: OwnWords = { subjectVi: '', bodyVi: '', subjectEn: '', bodyEn: '' }

/**
 * Writes an email in both languages, Vietnamese first: neither an agent nor a guest has a language of its own. The subject is Vietnamese; an
 * English one that the property wrote follows it.
 */
export const writeLetter = (kind: LetterKind, own: OwnWords, values: LetterValues): WrittenLetter => {
  const texts = wordsOf(ourLetters[kind], own)
  const bodies = languages.map((language) => ({ language, blocks: fillLetter(texts.body[language], valuesIn(language, values)) }))
  const subjects = (own.subjectEn === '' ? (['vi'] as const) : languages).map((language) =>
    fillLine(texts.subject[language], valuesIn(language, values)),
  )
  const written = {
    subject: [...new Set(subjects)].join(' / '),
    text: `${bodies.map(({ blocks }) => plainText(blocks)).join('\n\n')}\n`,
  }
  if (own.bodyVi === '' && own.bodyEn === '') return written
  const [first, ...others] = bodies.map(({ language, blocks }) => html`<div lang="${language}">${marksHtml(blocks)}</div>`)
  return {
    ...written,
    html: html`${first ?? ''}${others.map(
      (other) =>
        html`<hr />
          ${other}`,
    )}`.text,
  }
}

/** The words of a kind of email: the property's own where it has them. */
const wordsOf = ({ subject, body }: LetterSayings, own: OwnWords): LetterSayings => ({
  subject: { vi: own.subjectVi === '' ? subject.vi : own.subjectVi, en: own.subjectEn === '' ? subject.en : own.subjectEn },
  body: { vi: own.bodyVi === '' ? body.vi : own.bodyVi, en: own.bodyEn === '' ? body.en : own.bodyEn },
})

const valuesIn = (language: Language, values: LetterValues): ValuesInOne =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, speak(value, language)]))

/** A value that is the same in both languages. */
export const inBoth = (value: string): Saying => ({ vi: value, en: value })

/** A value that is written anew in each language. */
export const inEach = (write: (language: Language) => string): Saying => ({ vi: write('vi'), en: write('en') })
