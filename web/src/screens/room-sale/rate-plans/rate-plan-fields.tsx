import { mealWords } from '@innkeeper/protocol/calls/plan'
import { say } from '@innkeeper/protocol/say'
import { meals, type Meal } from '@innkeeper/rules/rate-plan/meals'
import { plainField } from '../../../kit/field-state.ts'
import { useSay } from '../../../kit/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '../../../ui/form-grid.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DateRows } from './date-rows.tsx'
import { DerivationCard } from './derivation-card.tsx'
import { PolicyCard } from './policy-card.tsx'
import { RoomTicks } from './room-ticks.tsx'
import styles from './rate-plans.module.css'
import type { Choices } from './rate-plan-words.ts'
import type { RatePlanFormOf } from './use-rate-plan-form.ts'

type RatePlanFieldsProps = { form: RatePlanFormOf; choices: Choices; planId: string; locked: boolean }

/** The fields of a rate plan; both languages of its name stand side by side. */
export function RatePlanFields({ form, choices, planId, locked }: RatePlanFieldsProps) {
  return (
    <FormGrid disabled={locked}>
      <FormColumn>
        <NameCard form={form} />
        <GuestCard form={form} />
        <StayCard form={form} locked={locked} />
      </FormColumn>
      <FormColumn>
        <RoomTicks form={form} rooms={choices.roomTypes} />
        <PolicyCard form={form} choices={choices} />
        <DerivationCard form={form} choices={choices} planId={planId} />
      </FormColumn>
    </FormGrid>
  )
}

function NameCard({ form }: { form: RatePlanFormOf }) {
  return (
    <Card title={nameTitle}>
      <FieldStack>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
        <FieldRow>
          <NumberField field={form.field('displayOrder')} />
        </FieldRow>
        <CheckField field={form.field('active')} />
      </FieldStack>
    </Card>
  )
}

function GuestCard({ form }: { form: RatePlanFormOf }) {
  const t = useSay()
  return (
    <Card title={guestTitle}>
      <FieldStack>
        <FieldRow>
          <NumberField field={form.field('includedAdults')} />
          <NumberField field={form.field('includedChildren')} />
        </FieldRow>
        <fieldset className={styles['ticks']}>
          <legend>{t(mealsTitle)}</legend>
          {meals.map((meal) => (
            <MealTick key={meal} form={form} meal={meal} />
          ))}
        </fieldset>
        <FieldRow three>
          <MoneyField field={form.field('extraAdultPrice')} />
          <MoneyField field={form.field('extraChildPrice')} />
          <MoneyField field={form.field('extraBedPrice')} />
        </FieldRow>
        <p className={styles['note']}>{t(extraNote)}</p>
      </FieldStack>
    </Card>
  )
}

function MealTick({ form, meal }: { form: RatePlanFormOf; meal: Meal }) {
  const chosen = form.values.meals ?? []
  const change = (ticked: boolean | undefined) =>
    form.set(
      'meals',
      meals.filter((other) => (other === meal ? ticked === true : chosen.includes(other))),
    )
  return <CheckField field={plainField({ name: `meals.${meal}`, label: mealWords[meal], value: chosen.includes(meal), change })} />
}

function StayCard({ form, locked }: { form: RatePlanFormOf; locked: boolean }) {
  return (
    <Card title={stayTitle}>
      <FieldStack>
        <FieldRow>
          <NumberField field={form.field('minStay')} />
          <NumberField field={form.field('maxStay')} />
        </FieldRow>
        <DateRows form={form} locked={locked} />
      </FieldStack>
    </Card>
  )
}

const nameTitle = say('Tên và trạng thái', 'Name and status')
const guestTitle = say('Khách và bữa ăn trong giá', 'Guests and meals in the price')
const mealsTitle = say('Bữa ăn', 'Meals')
const stayTitle = say('Số đêm và ngày không áp dụng', 'Stay and dates not applied')
const extraNote = say('Khách vượt số đã gồm trả thêm giá này mỗi đêm.', 'Guests beyond those included pay these prices per night.')
