import { say } from '@innkeeper/protocol/say'
import { countedWords, promotionEffectWords, promotionTypeHints, promotionTypeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { countedThings, promotionEffects, promotionTypes, type PromotionType } from '@innkeeper/rules/promotion/promotion'
import { promotionRules } from '@innkeeper/rules/promotion/promotion-rules'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from '../promotions.module.css'

type Form = RecordForm<'promotion'>

/** What a promotion does: its type, its size, what its type alone has, and its names. */
export const WhatCard = ({ form }: { form: Form }) => (
  <Card title={title}>
    <FieldStack>
      <TypeCards form={form} />
      <FieldRow three>
        <SelectField field={form.field('effect')} choices={effects} />
        <SelectField field={unitField(form)} choices={units} />
        {form.values.percentOrFixed === 'amount' ? (
          <MoneyField field={form.field('value')} />
        ) : (
          <PercentField field={form.field('value')} />
        )}
      </FieldRow>
      <Parameters form={form} />
      <FieldRow>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
      </FieldRow>
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const TypeCards = ({ form }: { form: Form }) => {
  const t = useSay()
  const { value } = form.field('promoType')
  const choose = (type: PromotionType) => {
    form.set('promoType', type)
    if (type === 'quantity' && form.values.counted === undefined) form.set('counted', 'nights')
  }
  return (
    <fieldset className={styles['types']}>
      <legend className="hidden-words">{t(typeLegend)}</legend>
      {promotionTypes.map((type) => (
        <label key={type} className={styles['type']}>
          <input type="radio" name="promoType" checked={value === type} onChange={() => choose(type)} />
          <Icon name={typeIcons[type]} size={18} />
          <strong>{t(promotionTypeWords[type])}</strong>
          <span>{t(promotionTypeHints[type])}</span>
        </label>
      ))}
    </fieldset>
  )
}

// A percentage and an amount are no values of each other.
const unitField = (form: Form) => {
  const unit = form.field('percentOrFixed')
  return {
    ...unit,
    change: (next: 'percent' | 'amount' | undefined) => {
      unit.change(next)
      form.set('value', undefined)
    },
  }
}

const Parameters = ({ form }: { form: Form }) => {
  const { promoType } = form.values
  const own = promoType === undefined ? [] : promotionRules[promoType].parameters
  if (own.length === 0) return null
  return (
    <FieldRow three>
      {own.includes('code') && <TextField field={form.field('code')} />}
      {own.includes('daysBefore') && <NumberField field={form.field('daysBefore')} />}
      {own.includes('counted') && <SelectField field={form.field('counted')} choices={counts} />}
      {own.includes('buy') && <NumberField field={form.field('buy')} />}
      {own.includes('free') && <NumberField field={form.field('free')} />}
    </FieldRow>
  )
}

const typeIcons = {
  everyNight: 'moon',
  packageTotal: 'category',
  coupon: 'ticket',
  earlyBird: 'calendar-event',
  lastMinute: 'clock',
  quantity: 'gift',
  quantityTotal: 'stack-2',
} as const satisfies Record<PromotionType, IconName>

const title = say('Khuyến mãi làm gì', 'What it does')
const typeLegend = say('Loại khuyến mãi', 'Type of promotion')
const effects = promotionEffects.map((value) => ({ value, words: promotionEffectWords[value] }))
const counts = countedThings.map((value) => ({ value, words: countedWords[value] }))
const units = [
  { value: 'percent', words: say('Phần trăm', 'Percent') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
] as const
