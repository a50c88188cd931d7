import { holdsAll } from '@innkeeper/protocol/access'
import { emailTextFields } from '@innkeeper/protocol/calls/support/email'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { refusalOfLetterProblem, valuesOfLetterProblem } from '@innkeeper/protocol/problems/letter-problems'
import { letterBlanks } from '@innkeeper/protocol/words/mail/letter-blanks'
import { ourLetters } from '@innkeeper/protocol/words/mail/letter-texts'
import { letterWords, type LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { todayIn } from '@innkeeper/rules/days/day'
import { letterProblems } from '@innkeeper/rules/mail/check-letter'
import { lastOfKind } from '#features/bookings/letter-values.reads.ts'
import { implement } from '#kit/call/implement.ts'
import { writeLetter } from '#kit/mail/write-letter.ts'
import { shownHtml } from '#outside/mail-message.ts'
import * as store from './email-texts.store.ts'
import { propertyNames } from './mail-settings.store.ts'
import { sampleValues } from './sample-values.ts'

/** The property's own words of its emails to guests and agents. */
export const emailTextCalls = implement({
  'email/text': async (at, { id }) => ({
    id,
    ...(await store.wordsOfKind(at.tx, id)),
    ours: oursOf(id),
    blanks: [...letterBlanks[id]],
  }),

  'email/update-text': async (at, { id, version, ...changes }) => {
    const { version: stored, changedAt: _at, changedBy, ...before } = await store.wordsOfKind(at.tx, id, { hold: true })
    if (stored !== version) throw at.refusal('emailTextChanged', { values: { person: changedBy } })
    const texts = unlessOurs(id, withChanges(emailTextFields, before, changes))
    const problems = problemsOf(id, texts)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const saved = await store.saveTexts(at.tx, id, { texts, version, person: at.person.fullName })
    await at.diary({ subject: letterWords[id], before, after: texts })
    return { version: saved }
  },

  /** With a real guest for those who may see bookings; for others it is a sample. */
  'email/preview': async (at, { id, ...typed }) => {
    const texts = unlessOurs(id, typed)
    const problems = problemsOf(id, texts)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const last = holdsAll(at.person.codes, ['BOOKING_LIST_1']) ? await lastOfKind(at.tx, id) : undefined
    const values = last?.values ?? sampleValues({ property: await propertyNames(at.tx), today: todayIn(previewZone, at.now) })
    const letter = writeLetter(id, texts, values)
    return { subject: letter.subject, text: letter.text, html: shownHtml(letter), about: last?.about ?? null }
  },
})

/** The days of a sample are nobody's. */
const previewZone = 'Asia/Ho_Chi_Minh'

const oursOf = (kind: LetterKind): store.EmailTexts => {
  const { subject, body } = ourLetters[kind]
  return { subjectVi: subject.vi, bodyVi: body.vi, subjectEn: subject.en, bodyEn: body.en }
}

/** A text that equals Innkeeper's is not the property's own: it follows Innkeeper's when that is mended. */
const unlessOurs = (kind: LetterKind, texts: store.EmailTexts): store.EmailTexts => {
  const ours = oursOf(kind)
  const own = (name: keyof store.EmailTexts): string => (sameText(texts[name], ours[name]) ? '' : texts[name])
  return { subjectVi: own('subjectVi'), bodyVi: own('bodyVi'), subjectEn: own('subjectEn'), bodyEn: own('bodyEn') }
}

/** Browsers send the line breaks of a text field as they like. */
const sameText = (one: string, other: string): boolean => one.replaceAll('\r\n', '\n').trim() === other.trim()

const problemsOf = (kind: LetterKind, texts: store.EmailTexts) =>
  letterProblems(texts, letterBlanks[kind]).map((problem) => ({
    field: problem.field,
    key: refusalOfLetterProblem[problem.reason],
    values: valuesOfLetterProblem(problem),
  }))
