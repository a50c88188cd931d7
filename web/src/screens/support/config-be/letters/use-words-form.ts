import { emailCalls } from '@innkeeper/protocol/calls/support/email'
import { refusalOfLetterProblem, valuesOfLetterProblem } from '@innkeeper/protocol/problems/letter-problems'
import { mailRefusals } from '@innkeeper/protocol/refusals/support/mail'
import { siteLookRefusals } from '@innkeeper/protocol/refusals/support/site-look'
import { say } from '@innkeeper/protocol/say'
import { letterProblems, type LetterTexts } from '@innkeeper/rules/mail/check-letter'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form, RuleError } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'

/** The words of a kind of email, as they are read. */
export type EmailText = AnswerOf<'email/text'>

/** The form of the words of a kind of email. */
export type WordsForm = Form<'email/update-text'> & {
  /** What was typed, where it can be saved; null while something is wrong with it. */
  readonly texts: LetterTexts | null
  readonly isOurs: boolean
  readonly takeOurs: () => void
}

/** What the call takes that saves the words. */
export const emailTextInput = emailCalls['email/update-text'].input

/** The words with Innkeeper's where the property has none: what the email says, and what a person starts from. */
export const withOurs = (detail: EmailText): EmailText => ({
  ...detail,
  subjectVi: detail.subjectVi === '' ? detail.ours.subjectVi : detail.subjectVi,
  bodyVi: detail.bodyVi === '' ? detail.ours.bodyVi : detail.bodyVi,
  subjectEn: detail.subjectEn === '' ? detail.ours.subjectEn : detail.subjectEn,
  bodyEn: detail.bodyEn === '' ? detail.ours.bodyEn : detail.bodyEn,
})

/** The form of the words of a kind of email. */
export const useWordsForm = (detail: EmailText, readAgain: () => void): WordsForm => {
  const form = useSavedForm('email/update-text', {
    input: emailTextInput,
    initial: recordValues<'email/update-text'>(emailTextInput, withOurs(detail)),
    draft: `email/${detail.id}`,
    saved,
    readAgain,
    check: (values) => problemsOf(values, detail.blanks),
  })
  const texts = textsOf(form.values)
  const isWhole = emailTextInput.safeParse(form.values).success && problemsOf(form.values, detail.blanks).length === 0
  return {
    ...form,
    texts: isWhole ? texts : null,
    isOurs: names.every((name) => texts[name].trim() === '' || texts[name].trim() === detail.ours[name]),
    takeOurs: () => {
      for (const name of names) form.set(name, detail.ours[name])
    },
  }
}

const names = ['subjectVi', 'bodyVi', 'subjectEn', 'bodyEn'] as const

const textsOf = ({ subjectVi = '', bodyVi = '', subjectEn = '', bodyEn = '' }: WordsForm['values']): LetterTexts => ({
  subjectVi,
  bodyVi,
  subjectEn,
  bodyEn,
})

const problemsOf = (values: WordsForm['values'], blanks: readonly string[]): readonly RuleError[] =>
  letterProblems(textsOf(values), blanks).map((problem) => ({
    field: problem.field,
    words: refusals[refusalOfLetterProblem[problem.reason]].words,
    values: valuesOfLetterProblem(problem),
  }))

const refusals = { ...mailRefusals, ...siteLookRefusals }
const saved = say('Đã lưu lời email.', 'The words of the email are saved.')
