import { priceRuleCalls } from '@innkeeper/protocol/calls/room-sale/price-rule'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { occupancySideWords } from '@innkeeper/protocol/words/sale/price-rule-words'
import { checkPriceRule, occupancySides, type PriceRuleProblem } from '@innkeeper/rules/suggestion/suggest-price'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'
import { nameOf } from '#kit/language/names.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { DeletePriceRule } from '../delete-price-rule.tsx'
import { priceRules } from '../price-rules.ts'
import { LastYearCard } from './last-year-card.tsx'

type Rooms = AnswerOf<'room/get-room-all'>
type Form = RecordForm<'price-rule'>
type PriceRuleEditProps = RecordPlace<DetailOf<'price-rule'>> & { rooms: Rooms }

const input = priceRuleCalls['price-rule/update'].input

/** The form of a rule, with what it would have suggested last year beside it. */
export const PriceRuleEdit = ({ rooms, ...place }: PriceRuleEditProps) => {
  const form = useRecordForm('price-rule', { kind: priceRules, place, calls: priceRuleCalls, fresh, check: problems })
  return (
    <RecordPage
      kind={priceRules}
      place={place}
      form={form}
      input={input}
      texts={textsOf(rooms)}
      renderDelete={(props) => <DeletePriceRule {...props} />}
    >
      <FormGrid disabled={form.reason !== undefined}>
        <FormColumn>
          <NameCard form={form} />
          <WhenCard form={form} rooms={rooms} />
          <StepCard form={form} />
        </FormColumn>
        <FormColumn>
          <LastYearCard values={form.values} />
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const NameCard = ({ form }: { form: Form }) => (
  <Card title={say('Quy tắc', 'Rule')}>
    <FieldStack>
      <FieldRow>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
      </FieldRow>
      <NumberField field={form.field('rank')} />
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const WhenCard = ({ form, rooms }: { form: Form; rooms: Rooms }) => (
  <Card title={say('Khi nào gợi ý', 'When it suggests')}>
    <FieldStack>
      <FieldRow>
        <SelectField field={form.field('occupied')} choices={sides} />
        <NumberField field={form.field('percent')} />
      </FieldRow>
      <NumberField field={{ ...form.field('daysAhead'), label: form.values.occupied === 'below' ? atMostDays : atLeastDays }} />
      <TickList
        legend={say('Chỉ các loại phòng này (không chọn là tất cả)', 'Only these room types (none means all)')}
        all={rooms.map((room) => ({ value: room.id, words: nameOf(room) }))}
        chosen={form.values.roomTypeIds ?? []}
        error={form.field('roomTypeIds').error}
        change={(next) => form.set('roomTypeIds', next)}
      />
    </FieldStack>
  </Card>
)

const StepCard = ({ form }: { form: Form }) => (
  <Card title={say('Gợi ý giá nào', 'What it suggests')}>
    <FieldStack>
      <FieldRow three>
        <SelectField field={form.field('act')} choices={acts} />
        <SelectField field={unitField(form)} choices={units} />
        {form.values.unit === 'amount' ? <MoneyField field={form.field('value')} /> : <PercentField field={form.field('value')} />}
      </FieldRow>
      <FieldRow three>
        <MoneyField field={form.field('roundTo')} />
        <MoneyField field={form.field('floor')} />
        <MoneyField field={form.field('ceiling')} />
      </FieldRow>
    </FieldStack>
  </Card>
)

// A percentage and an amount are no values of each other.
const unitField = (form: Form) => {
  const unit = form.field('unit')
  return {
    ...unit,
    change: (next: 'percent' | 'amount' | undefined) => {
      unit.change(next)
      form.set('value', undefined)
    },
  }
}

const keys = {
  floorAboveCeiling: 'priceRuleFloorAboveCeiling',
  percentOverWhole: 'priceRulePercentTooLarge',
} as const satisfies Record<PriceRuleProblem['reason'], keyof typeof refusals>

const problems = (values: Typed<CallInput<'price-rule/create'>>): readonly RuleError[] =>
  checkPriceRule(values).map(({ field, reason }) => ({ field, words: refusals[keys[reason]].words, values: {} }))

const textsOf = (rooms: Rooms): FieldTexts<typeof input.shape> => ({
  roomTypeIds: ({ roomTypeIds = [] }, { t }) =>
    rooms
      .filter(({ id }) => roomTypeIds.includes(id))
      .map((room) => t(nameOf(room)))
      .join(', '),
})

const fresh = {
  roomTypeIds: [],
  occupied: 'above',
  act: 'raise',
  unit: 'percent',
  roundTo: 0,
  rank: 1,
  active: false,
} satisfies Partial<CallInput<'price-rule/create'>>

const sides = occupancySides.map((value) => ({ value, words: occupancySideWords[value] }))
const acts = [
  { value: 'raise', words: say('Tăng', 'Raise') },
  { value: 'lower', words: say('Giảm', 'Lower') },
] as const
const units = [
  { value: 'percent', words: say('Phần trăm', 'Percent') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
] as const
const atLeastDays = say('Còn ít nhất bao nhiêu ngày', 'At least so many days ahead')
const atMostDays = say('Còn nhiều nhất bao nhiêu ngày', 'At most so many days ahead')
