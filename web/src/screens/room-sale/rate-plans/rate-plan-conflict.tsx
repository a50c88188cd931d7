import { useEffect } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { valueAt } from '../../../kit/value-at.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { useRatePlanTexts } from './rate-plan-text.ts'
import type { Choices } from './rate-plan-words.ts'
import { valuesOf, type RatePlanFormOf } from './use-rate-plan-form.ts'

type RatePlanConflictProps = { form: RatePlanFormOf; latest: AnswerOf<'plan/detail'>; choices: Choices }

/** What to do when somebody else saved the plan meanwhile: an untouched form takes it over, a touched one asks. */
export function RatePlanConflict({ form, latest, choices }: RatePlanConflictProps) {
  const textsOf = useRatePlanTexts(choices)
  const isOld = valueAt(form.values, 'version') !== latest.version
  const untouched = isOld && !form.changed && !form.pending
  const { reset } = form
  useEffect(() => {
    if (untouched) reset(valuesOf(latest))
  }, [untouched, reset, latest])
  if (!isOld || untouched || form.pending) return null
  const theirs = textsOf(latest)
  const differences = textsOf(form.values).flatMap(({ key, words, text }, index) => {
    const other = theirs[index]?.text ?? ''
    return other === text ? [] : [{ key, words, mine: text, theirs: other }]
  })
  return (
    <Conflict
      person={latest.changedBy}
      differences={differences}
      takeTheirs={() => form.reset(valuesOf(latest))}
      keepMine={() => form.set('version', latest.version)}
    />
  )
}
