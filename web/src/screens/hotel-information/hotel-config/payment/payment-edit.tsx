import { paymentPolicyCalls } from '@innkeeper/protocol/calls/hotel-information/payment-policy'
import { paymentSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import { paymentTermsOf } from '@innkeeper/rules/policy/payment-fields'
import { useSession } from '#kit/session/session-context.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { DeletePaymentPolicy } from '../policies/delete-policy.tsx'
import { PolicyParts } from '../policies/policy-parts.tsx'
import { paymentPolicies } from '../policies/policy-records.ts'
import { BalanceCard, DepositCard } from './payment-fields.tsx'
import { PaymentStages } from './payment-stages.tsx'
import { fieldsOf, paymentRules } from './payment-rules.ts'

/** The form of a payment policy, with what it says and means beside it while it is typed. */
export const PaymentEdit = (place: RecordPlace<DetailOf<'payment-policy'>>) => {
  const form = useRecordForm('payment-policy', { kind: paymentPolicies, place, calls: paymentPolicyCalls, fresh, check: paymentRules })
  const { currency } = useSession()
  const fields = fieldsOf(form.values)
  const terms = fields === null ? null : paymentTermsOf(fields)
  return (
    <RecordPage
      kind={paymentPolicies}
      place={place}
      form={form}
      input={input}
      texts={texts}
      renderDelete={(props) => <DeletePaymentPolicy {...props} />}
    >
      <PolicyParts
        form={form}
        plans={place.record?.plans}
        sentence={terms === null ? null : paymentSentence(terms, currency)}
        renderStages={terms === null ? undefined : (checkIn) => <PaymentStages terms={terms} checkIn={checkIn} />}
      >
        <DepositCard form={form} />
        <BalanceCard form={form} />
      </PolicyParts>
    </RecordPage>
  )
}

const { input } = paymentPolicyCalls['payment-policy/update']
// What a deposit is counted in depends on its type.
const texts: FieldTexts<typeof input.shape> = {
  depositValue: ({ depositType, depositValue }, { format }) => {
    if (typeof depositValue !== 'number') return ''
    if (depositType === 'percent') return format.percent(depositValue)
    return depositType === 'amount' ? format.money(depositValue) : format.number(depositValue)
  },
}
const fresh = {
  standard: false,
  active: true,
  depositType: 'percent',
  depositTerm: 24,
  depositTermUnit: 'hours',
  balanceType: 'daysBefore',
} as const
