import type { AnswerOf } from '../../../kit/ask.ts'
import { useOthersSave } from '../../../kit/use-others-save.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { ratePlanFieldNames, useRatePlanText, type RatePlanField } from './rate-plan-text.ts'
import type { Choices } from './rate-plan-words.ts'
import { valuesOf, type RatePlanFormOf } from './use-rate-plan-form.ts'

type RatePlanConflictProps = { form: RatePlanFormOf; latest: AnswerOf<'plan/detail'>; choices: Choices }

/** What to do when somebody else saved the plan meanwhile: where both changed the same field, the person chooses. */
export function RatePlanConflict({ form, latest, choices }: RatePlanConflictProps) {
  const textOf = useRatePlanText(choices)
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: RatePlanField) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names: ratePlanFieldNames, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => {
    const { key, words, text: mine } = textOf(name, form.values)
    return { key, words, mine, theirs: textOf(name, latest).text }
  })
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}
