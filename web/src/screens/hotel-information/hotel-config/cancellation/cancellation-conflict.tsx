import { cancellationPolicyCalls, cancellationPolicyForm } from '@innkeeper/protocol/calls/cancellation-policy'
import { cancellationSentence } from '@innkeeper/protocol/policy-sentences'
import { cancellationTermsOf } from '@innkeeper/rules/policy/cancellation-fields'
import { fieldRules } from '../../../../kit/field-rules.ts'
import { useSay } from '../../../../kit/language.tsx'
import { useSession } from '../../../../kit/session-context.ts'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { valueAt } from '../../../../kit/value-at.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { yesNo } from '../../../../ui/yes-no.ts'
import type { CancellationPolicy } from './cancellation-words.ts'
import { valuesOf, type CancellationForm } from './use-cancellation-form.ts'

type Name = keyof typeof cancellationPolicyForm.shape

/** What to do when somebody else saved the policy meanwhile: where both changed the same field, the person chooses. */
export function CancellationConflict({ form, latest }: { form: CancellationForm; latest: CancellationPolicy }) {
  const textOf = useText()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: Name) => form.field(name).change(latest[name])
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(cancellationPolicyCalls['cancellation-policy/update'].input, name).label,
    mine: textOf(name, form.values),
    theirs: textOf(name, latest),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is Name => name in cancellationPolicyForm.shape
const names: readonly Name[] = Object.keys(cancellationPolicyForm.shape).filter(isName)

function useText() {
  const t = useSay()
  const { currency } = useSession()
  return (name: Name, values: unknown): string => {
    const value = valueAt(values, name)
    if (typeof value === 'boolean') return t(yesNo(value))
    if (typeof value === 'string') return value
    const parsed = cancellationPolicyForm.shape.steps.safeParse(value)
    return parsed.success ? t(cancellationSentence(cancellationTermsOf({ refundable: true, steps: parsed.data }), currency)) : '–'
  }
}
