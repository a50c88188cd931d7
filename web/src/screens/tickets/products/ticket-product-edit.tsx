import { ticketProductCalls } from '@innkeeper/protocol/calls/tickets/ticket-product'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { checkTicketProduct, type ProductProblem } from '@innkeeper/rules/ticket/check-ticket-product'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TimeField } from '#ui/fields/choice/time-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FormColumn, FormGrid, FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { PicturesCard } from '#ui/photos/pictures/pictures-card.tsx'
import { DeleteTicketProduct } from './delete-ticket-product.tsx'
import { childMeasureChoices, kindChoices } from './product-choices.ts'
import { SlotsField } from './slots-field.tsx'
import { ticketProducts } from './ticket-products.ts'

type Form = RecordForm<'ticket-product'>

/** The form of a product: what it is, what each kind of visitor pays, when it is open, its terms, and its pictures. */
export const TicketProductEdit = (place: RecordPlace<DetailOf<'ticket-product'>>) => {
  const form = useRecordForm('ticket-product', { kind: ticketProducts, place, calls: ticketProductCalls, fresh, check: problems })
  const locked = form.reason !== undefined
  return (
    <RecordPage
      kind={ticketProducts}
      place={place}
      form={form}
      input={ticketProductCalls['ticket-product/update'].input}
      renderDelete={(props) => <DeleteTicketProduct {...props} />}
    >
      <FormGrid disabled={locked}>
        <FormColumn>
          <NameCard form={form} />
          <PriceCard form={form} />
        </FormColumn>
        <FormColumn>
          <OpeningCard form={form} locked={locked} />
          <TermsCard form={form} />
          <PicturesCard
            thumbnail={form.field('thumbnail')}
            images={form.field('images')}
            setImages={(next) => form.set('images', [...next])}
            locked={locked}
          />
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const NameCard = ({ form }: { form: Form }) => (
  <Card title={say('Sản phẩm gì', 'What it is')}>
    <FieldStack>
      <FieldRow>
        <TextField field={form.field('code')} />
        <SelectField field={form.field('kind')} choices={kindChoices} />
      </FieldRow>
      <FieldRow>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
      </FieldRow>
      <FieldRow>
        <TextAreaField field={form.field('descriptionVi')} />
        <TextAreaField field={form.field('descriptionEn')} />
      </FieldRow>
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const PriceCard = ({ form }: { form: Form }) => (
  <Card title={say('Giá thường', 'Usual prices')}>
    <FieldStack>
      <MoneyField field={form.field('adultPrice')} />
      <MoneyField field={form.field('childPrice')} />
      <FieldRow three>
        <SelectField field={form.field('childBy')} choices={childMeasureChoices} />
        <NumberField field={form.field('childFrom')} />
        <NumberField field={form.field('childTo')} />
      </FieldRow>
      <FieldRow>
        <MoneyField field={form.field('seniorPrice')} />
        <NumberField field={form.field('seniorFrom')} />
      </FieldRow>
    </FieldStack>
  </Card>
)

const OpeningCard = ({ form, locked }: { form: Form; locked: boolean }) => (
  <Card title={say('Giờ mở cửa và số vé', 'Opening and capacity')}>
    <FieldStack>
      <TickList
        legend={say('Ngày mở cửa trong tuần', 'Opening days')}
        all={everyWeekday.map((value) => ({ value, words: { vi: weekdayName(value, 'vi'), en: weekdayName(value, 'en') } }))}
        chosen={form.values.weekdays ?? []}
        error={form.field('weekdays').error}
        change={(next) => form.set('weekdays', next)}
      />
      <FieldRow>
        <TimeField field={form.field('opensAt')} />
        <TimeField field={form.field('closesAt')} />
      </FieldRow>
      <SlotsField field={form.field('slots')} change={(next) => form.set('slots', next)} locked={locked} />
      <NumberField field={form.field('capacity')} />
    </FieldStack>
  </Card>
)

const TermsCard = ({ form }: { form: Form }) => (
  <Card title={say('Điều kiện vé', 'Terms of the tickets')}>
    <FieldStack>
      <FieldRow three>
        <NumberField field={form.field('cutOffDays')} />
        <NumberField field={form.field('validDays')} />
        <NumberField field={form.field('entries')} />
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('refundDays')} />
        <NumberField field={form.field('lateFee')} />
      </FieldRow>
    </FieldStack>
  </Card>
)

const keys = {
  closesBeforeOpening: 'ticketClosesBeforeOpening',
  slotTwice: 'ticketSlotTwice',
  slotOutsideHours: 'ticketSlotOutsideHours',
  childRangeReversed: 'ticketChildRangeReversed',
} as const satisfies Record<ProductProblem['reason'], keyof typeof refusals>

const problems = ({ opensAt, closesAt, slots, childFrom, childTo }: Typed<CallInput<'ticket-product/create'>>): readonly RuleError[] =>
  checkTicketProduct({ opensAt, closesAt, slots, childFrom, childTo }).map(({ field, reason }) => ({
    field,
    words: refusals[keys[reason]].words,
    values: {},
  }))

const fresh = {
  kind: 'entry',
  descriptionVi: '',
  descriptionEn: '',
  childPrice: null,
  childBy: 'height',
  childFrom: 100,
  childTo: 139,
  seniorPrice: null,
  seniorFrom: 60,
  weekdays: [...everyWeekday],
  opensAt: '08:00',
  closesAt: '18:00',
  slots: [],
  cutOffDays: 0,
  validDays: 1,
  entries: 1,
  refundDays: 1,
  lateFee: 100,
  images: [],
  active: true,
} satisfies Partial<CallInput<'ticket-product/create'>>
