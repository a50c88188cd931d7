import { paymentPolicyCalls, paymentPolicyForm } from '@innkeeper/protocol/calls/payment-policy'
import type { Saying } from '@innkeeper/protocol/say'
import { fieldRules } from '../../../../kit/field-rules.ts'
import { useSay } from '../../../../kit/language.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { valueAt } from '../../../../kit/value-at.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { yesNo } from '../../../../ui/yes-no.ts'
import { balanceWords, depositWords, termUnitWords, type PaymentPolicy } from './payment-words.ts'
import { valuesOf, type PaymentForm } from './use-payment-form.ts'

type Name = keyof typeof paymentPolicyForm.shape

/** What to do when somebody else saved the policy meanwhile: where both changed the same field, the person chooses. */
export function PaymentConflict({ form, latest }: { form: PaymentForm; latest: PaymentPolicy }) {
  const textOf = useText()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: Name) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(paymentPolicyCalls['payment-policy/update'].input, name).label,
    mine: textOf(name, form.values),
    theirs: textOf(name, latest),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is Name => name in paymentPolicyForm.shape
const names: readonly Name[] = Object.keys(paymentPolicyForm.shape).filter(isName)

// What the values of each choice are called.
const choiceWords: Partial<Record<Name, Readonly<Record<string, Saying>>>> = {
  depositType: depositWords,
  depositTermUnit: termUnitWords,
  balanceType: balanceWords,
}

function useText() {
  const t = useSay()
  const format = useFormat()
  return (name: Name, values: unknown): string => {
    const value = valueAt(values, name)
    if (typeof value === 'boolean') return t(yesNo(value))
    if (typeof value === 'number') return name === 'depositValue' ? valueText(value, valueAt(values, 'depositType')) : format.number(value)
    if (typeof value !== 'string') return '–'
    const words = choiceWords[name]?.[value]
    return words === undefined ? value : t(words)
  }
  function valueText(value: number, type: unknown): string {
    if (type === 'percent') return format.percent(value)
    return type === 'amount' ? format.money(value) : format.number(value)
  }
}
