import { say } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { addDays, toDay } from '@innkeeper/rules/days/day'
import { serviceTaxKinds, serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { serviceLines } from '@innkeeper/rules/hotel-service/served-lines'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { RecordForm } from '#record/record-stem.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { SpecialDays } from './special-days.tsx'

type Form = RecordForm<'service'>

/** What a service costs: free or a price per unit, its tax, the most of it, and the days with another price. */
export const PriceCard = ({ form }: { form: Form }) => (
  <Card title={title}>
    <FieldStack>
      <FieldRow>
        <SelectField field={chargeField(form)} choices={charges} />
        {form.values.charge === 'paid' && <MoneyField field={form.field('price')} />}
      </FieldRow>
      <FieldRow>
        <SelectField field={form.field('unit')} choices={units} />
        <NumberField field={form.field('maxOrder')} />
      </FieldRow>
      <Example form={form} />
      <SelectField field={form.field('taxedAs')} choices={taxes} />
      {form.values.charge === 'paid' && <SpecialDays form={form} />}
    </FieldStack>
  </Card>
)

// What is free has a price of zero, which nobody types; what is paid again needs one.
const chargeField = (form: Form) => {
  const charge = form.field('charge')
  return {
    ...charge,
    change: (next: 'paid' | 'free' | undefined) => {
      charge.change(next)
      form.set('price', next === 'free' ? 0 : undefined)
    },
  }
}

/** What the unit means, on a stay of two rooms, four guests and three nights. */
const Example = ({ form }: { form: Form }) => {
  const t = useSay()
  const format = useFormat()
  const { unit, price = 0, charge } = form.values
  if (unit === undefined || charge === 'free' || price === 0) return null
  const lines = serviceLines({ ...sample, unit, price }, { nights, persons: 4, rooms: 2 })
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return (
    <p className="note" aria-live="polite">
      {t(exampleWords, { quantity, price: format.money(price), total: format.money(total) })}
    </p>
  )
}

const firstNight = toDay('2027-06-07')
const nights = [firstNight, addDays(firstNight, 1), addDays(firstNight, 2)]
const sample = {
  serviceId: '',
  name: { vi: '', en: '' },
  specialDays: [],
  quantity: 1,
  days: null,
  planIds: null,
  included: false,
  taxedAs: 'room',
} as const

const title = say('Giá', 'Price')
const exampleWords = say(
  'Ví dụ 2 phòng, 4 khách, 3 đêm: {quantity} × {price} = {total}, chưa thuế.',
  'On 2 rooms, 4 guests and 3 nights: {quantity} × {price} = {total}, before tax.',
)
const charges = (['paid', 'free'] as const).map((value) => ({ value, words: serviceChargeWords[value] }))
const units = serviceUnits.map((value) => ({ value, words: serviceUnitWords[value] }))
const taxes = serviceTaxKinds.map((value) => ({ value, words: serviceTaxWords[value] }))
