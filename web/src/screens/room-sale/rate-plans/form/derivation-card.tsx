import { say } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DerivationStep } from './derivation-step.tsx'
import { ExamplePrices } from './example-prices.tsx'
import { mayFollow } from './example-price.ts'
import styles from '../rate-plans.module.css'
import type { Choices } from '../rate-plan-words.ts'
import type { RecordForm } from '#record/record-stem.ts'

type DerivationCardProps = { form: RecordForm<'plan'>; choices: Choices; planId: string }

/** Whether and how a plan follows another one: by which step, how it is rounded, what else it takes over, and what comes out. */
export const DerivationCard = ({ form, choices, planId }: DerivationCardProps) => {
  const t = useSay()
  const { currency } = useSession()
  const follows = form.values.derivation !== undefined && form.values.derivation !== null
  const others = choices.plans.filter((plan) => plan.id !== planId)
  const toggle = (on: boolean | undefined) => {
    if (on !== true) form.set('derivation', undefined)
    else form.set('derivation', { ...usualStep, roundTo: currency === 'VND' ? 1000 : minorPerUnit(currency), parentId: '' })
  }
  return (
    <Card title={title}>
      <FieldStack>
        <CheckField
          field={plainField({ name: 'follows', label: followsWords, value: follows, change: toggle })}
          disabled={others.length === 0 && !follows}
        />
        {others.length === 0 && !follows && <p className="note">{t(nothingToFollow)}</p>}
        {follows && <DerivationFields form={form} plans={others} planId={planId} choices={choices} />}
      </FieldStack>
    </Card>
  )
}

const DerivationFields = ({ form, plans, planId, choices }: DerivationCardProps & { plans: Choices['plans'] }) => {
  const t = useSay()
  const parents = plans.map((plan) => ({ value: plan.id, words: nameOf(plan), disabled: !mayFollow(planId, plan.id, choices.plans).ok }))
  return (
    <>
      <SelectField field={form.field('derivation.parentId')} choices={parents} searchable />
      <DerivationStep form={form} />
      <FieldRow>
        <MoneyField field={form.field('derivation.roundTo')} />
        <MoneyField field={form.field('derivation.floor')} />
      </FieldRow>
      <fieldset className={styles['ticks']}>
        <legend>{t(inheritsTitle)}</legend>
        <CheckField field={form.field('derivation.inheritStopSell')} />
        <CheckField field={form.field('derivation.inheritCta')} />
        <CheckField field={form.field('derivation.inheritCtd')} />
        <CheckField field={form.field('derivation.inheritMinStay')} />
        <CheckField field={form.field('derivation.inheritMaxStay')} />
      </fieldset>
      <ExamplePrices form={form} choices={choices} />
    </>
  )
}

const usualStep = {
  unit: 'percent',
  value: -1000,
  floor: null,
  inheritStopSell: true,
  inheritCta: true,
  inheritCtd: true,
  inheritMinStay: false,
  inheritMaxStay: false,
} as const
const title = say('Giá', 'Price')
const followsWords = say('Giá theo một gói khác', 'The price follows another package')
const nothingToFollow = say('Chưa có gói nào khác để theo giá.', 'There is no other package to follow yet.')
const inheritsTitle = say('Lấy luôn các hạn chế của gói gốc', 'Take its restrictions too')
