import { mealWords } from '@innkeeper/protocol/calls/room-sale/plan'
import { say } from '@innkeeper/protocol/say'
import { meals, type Meal } from '@innkeeper/rules/rate-plan/meals'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DateRows } from './date-rows.tsx'
import { DerivationCard } from './derivation-card.tsx'
import { PolicyCard } from './policy-card.tsx'
import { RoomTicks } from './room-ticks.tsx'
import styles from '../rate-plans.module.css'
import type { Choices } from '../rate-plan-words.ts'
import type { RecordForm } from '#record/record-stem.ts'

type RatePlanFieldsProps = { form: RecordForm<'plan'>; choices: Choices; planId: string; locked: boolean }

/** The fields of a rate plan; both languages of its name stand side by side. */
export const RatePlanFields = ({ form, choices, planId, locked }: RatePlanFieldsProps) => (
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

const NameCard = ({ form }: { form: RecordForm<'plan'> }) => (
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

const GuestCard = ({ form }: { form: RecordForm<'plan'> }) => {
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
        <p className="note">{t(extraNote)}</p>
      </FieldStack>
    </Card>
  )
}

const MealTick = ({ form, meal }: { form: RecordForm<'plan'>; meal: Meal }) => {
  const chosen = form.values.meals ?? []
  const change = (ticked: boolean | undefined) =>
    form.set(
      'meals',
      meals.filter((other) => (other === meal ? ticked === true : chosen.includes(other))),
    )
  return <CheckField field={plainField({ name: `meals.${meal}`, label: mealWords[meal], value: chosen.includes(meal), change })} />
}

const StayCard = ({ form, locked }: { form: RecordForm<'plan'>; locked: boolean }) => (
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

const nameTitle = say('Tên và trạng thái', 'Name and status')
const guestTitle = say('Khách và bữa ăn trong giá', 'Guests and meals in the price')
const mealsTitle = say('Bữa ăn', 'Meals')
const stayTitle = say('Số đêm và ngày không áp dụng', 'Stay and dates not applied')
const extraNote = say('Khách vượt số đã gồm trả thêm giá này mỗi đêm.', 'Guests beyond those included pay these prices per night.')
