import { paymentCalls } from '@innkeeper/protocol/calls/manage/payment'
import { gatewayStateWords, railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { toDay } from '@innkeeper/rules/days/day'
import { paymentMethods, railsOfMethod, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { amountRange, kindsFor } from '@innkeeper/rules/payment/why-not-entry'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form } from '#kit/forms/use-form.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { entryRules, factsOf } from './entry-rules.ts'
import type { Entry } from './payment-looks.ts'
import { ReceiptField } from './receipt-field.tsx'

/** The booking of a transaction, as the form needs it. */
export type Place = AnswerOf<'booking/payment/place'>

type TransactionForm = Form<'booking/payment/update'>

/** The form of a new transaction, or of one that corrects `first`. */
export const useTransactionForm = (place: Place, first: Entry | null, done: (id: string) => void): TransactionForm => {
  const today = useToday()
  const format = useFormat()
  return useForm('booking/payment/update', {
    schema: paymentCalls['booking/payment/update'].input,
    initial: first === null ? newEntry(place, toDay(today)) : { ...entryOf(first), code: place.code },
    draft: first?.id ?? place.code,
    check: (values) => entryRules(values, place, first, (sum) => format.money(sum, place.currency)),
    done: ({ id }) => done(id),
  })
}

const newEntry = ({ code, state, owed, bookedOn, checkOut }: Place, today: string) => ({
  code,
  kind: owed > 0 ? kindsFor(state)[0] : kindsFor(state)[1],
  paidOn: today < bookedOn ? bookedOn : today > checkOut ? checkOut : today,
  awaits: false,
  note: '',
})

const entryOf = ({ id, kind, amount, paidOn, paymentMethod, rail, note, receipt }: Entry) => ({
  kind,
  amount,
  paidOn,
  paymentMethod: paymentMethod === 'debt' ? undefined : paymentMethod,
  rail: rail ?? undefined,
  note,
  receipt: receipt ?? undefined,
  awaits: false,
  corrects: id,
})

/** The fields of a transaction: what the booking cannot take is no choice, and what an amount may be stands at it. */
export const TransactionFields = ({ form, place, first }: { form: TransactionForm; place: Place; first: Entry | null }) => {
  const format = useFormat()
  const { kind } = form.values
  const range = kind === undefined ? null : amountRange(kind, factsOf(place), first)
  const hint: Saying | undefined =
    range === null
      ? undefined
      : { vi: `Tối đa ${format.money(range.most, place.currency)}`, en: `At most ${format.money(range.most, place.currency)}` }
  return (
    <FieldStack>
      {first === null && (
        <SelectField
          field={form.field('kind')}
          choices={kindsFor(place.state).map((value) => ({ value, words: transactionKindWords[value] }))}
        />
      )}
      <MoneyField
        field={{ ...form.field('amount'), ...(hint === undefined ? {} : { hint }) }}
        currency={place.currency}
        first={first !== null}
      />
      <DateField field={form.field('paidOn')} from={place.bookedOn} to={place.checkOut} />
      <MethodFields form={form} place={place} />
      <TextAreaField field={form.field('note')} />
      <ReceiptField field={form.field('receipt')} locked={form.reason !== undefined} />
      {first === null && (kind === 'refund' || kind === 'cancellation refund') && <CheckField field={form.field('awaits')} />}
    </FieldStack>
  )
}

const MethodFields = ({ form, place }: { form: TransactionForm; place: Place }) => {
  const method = form.field('paymentMethod')
  const rail = form.field('rail')
  const rails: readonly Rail[] = method.value === undefined ? [] : railsOfMethod[method.value]
  const change = (next: PaymentMethod | undefined) => {
    method.change(next)
    rail.change(undefined)
  }
  return (
    <>
      <SelectField<PaymentMethod>
        field={{ ...method, required: true, change }}
        choices={paymentMethods.filter((one) => one !== 'debt').map((value) => ({ value, words: paymentMethodWords[value] }))}
      />
      {rails.length > 0 && (
        <SelectField<Rail>
          field={rail}
          clearable
          choices={place.gateways
            .filter((gateway) => rails.includes(gateway.rail))
            .map((gateway) => ({
              value: gateway.rail,
              words: isOn(gateway.state) ? railWords[gateway.rail] : lacking(gateway),
              disabled: !isOn(gateway.state),
            }))}
        />
      )}
    </>
  )
}

type Gateway = Place['gateways'][number]

const isOn = (state: Gateway['state']): boolean => state !== 'notConfigured' && state !== 'off'

/** A gateway that cannot be chosen says what is missing. */
const lacking = ({ rail, state }: Gateway): Saying => ({
  vi: `${railWords[rail].vi}: ${gatewayStateWords[state].vi}`,
  en: `${railWords[rail].en}: ${gatewayStateWords[state].en}`,
})

/** What saving a transaction is called. */
export const saveWords = say('Lưu giao dịch', 'Save the transaction')
