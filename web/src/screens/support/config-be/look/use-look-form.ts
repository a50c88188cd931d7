import { headerFooterCalls } from '@innkeeper/protocol/calls/support/header-footer'
import { refusalOfLookProblem, valuesOfLookProblem } from '@innkeeper/protocol/problems/look-problems'
import { siteLookRefusals } from '@innkeeper/protocol/refusals/support/site-look'
import { speak, type Language } from '@innkeeper/protocol/say'
import { draftProblems, publishProblems, type LookProblem } from '@innkeeper/rules/site-look/check-look'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { recordValues } from '#record/record-values.ts'

/** The draft of the look, as it is read. */
export type LookDetail = AnswerOf<'header-footer/detail'>

/** The form of the look. Its draft saves itself; what keeps it from being published is told at the fields. */
export type LookForm = Form<'header-footer/update'> & {
  /** What was typed, if it can be saved; null while a field is not readable yet. */
  readonly look: SiteLook | null
  /** What keeps the look from being published. */
  readonly problems: readonly LookProblem[]
  /** Shows everything that keeps it from being published, and goes to the first of it. */
  readonly showProblems: () => void
}

/** What the call takes that saves the draft. */
export const lookInput = headerFooterCalls['header-footer/update'].input

/** The form of the look. */
export const useLookForm = (detail: LookDetail, readAgain: () => void): LookForm => {
  const { language } = useLanguage()
  const [tried, setTried] = useState(0)
  const form = useForm('header-footer/update', {
    schema: lookInput,
    initial: recordValues<'header-footer/update'>(lookInput, detail),
    draft: 'look',
    check: (values) => (isWhole(values) ? draftProblems(values).map(ruleError) : []),
    failed: (error) => {
      if (error instanceof Refused && error.status === conflicts) readAgain()
    },
  })
  const look = isWhole(form.values) ? form.values : null
  const problems = look === null ? [] : publishProblems(look)
  useSavedDraft(form, look !== null && draftProblems(look).length === 0)
  useFirstProblem(form, tried)
  const toldNow = problems.filter(({ reason }) => tried > 0 || reason === 'contrast')
  return {
    ...form,
    look,
    problems,
    showProblems: () => setTried(tried + 1),
    field: (name) => {
      const field = form.field(name)
      const problem = toldNow.find((one) => one.field === name)
      return problem === undefined ? field : { ...field, error: field.error ?? wordsOfProblem(problem, language) }
    },
  }
}

const isWhole = (values: unknown): values is SiteLook => lookInput.safeParse(values).success

/** Saves the draft a moment after something was typed, if it can be saved. */
const useSavedDraft = (form: Form<'header-footer/update'>, savable: boolean): void => {
  const waits = form.changed && savable && !form.pending && form.failure === null && form.reason === undefined
  const save = useEffectEvent((typed: object) => {
    if (typed === form.values) form.submit()
  })
  const { values } = form
  useEffect(() => {
    if (!waits) return undefined
    const timer = window.setTimeout(() => save(values), saveAfterMilliseconds)
    return () => window.clearTimeout(timer)
  }, [waits, values])
}

const useFirstProblem = ({ props: { ref } }: Form<'header-footer/update'>, tried: number): void => {
  useEffect(() => {
    if (tried > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [ref, tried])
}

const ruleError = (problem: LookProblem) => ({
  field: problem.field,
  words: siteLookRefusals[refusalOfLookProblem[problem.reason]].words,
  values: valuesOfLookProblem(problem, 'vi'),
})

const wordsOfProblem = (problem: LookProblem, language: Language): string =>
  speak(siteLookRefusals[refusalOfLookProblem[problem.reason]].words, language, valuesOfLookProblem(problem, language))

const saveAfterMilliseconds = 800
// Somebody else has saved the draft meanwhile.
const conflicts = 409
