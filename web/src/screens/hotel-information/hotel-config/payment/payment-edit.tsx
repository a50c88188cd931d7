import { paymentPolicyCalls } from '@innkeeper/protocol/calls/hotel-information/payment-policy'
import { paymentSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { paymentTermsOf } from '@innkeeper/rules/policy/payment-fields'
import { useSession } from '#kit/session/session-context.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { Card } from '#ui/page/card.tsx'
import { FieldStack, FormColumn, FormGrid, FormPart } from '#ui/forms/form-grid.tsx'
import { ArrivalExample } from '../policies/arrival-example.tsx'
import { DeletePaymentPolicy } from '../policies/delete-policy.tsx'
import { PolicyNameCard } from '../policies/policy-name-card.tsx'
import { PolicyPlans } from '../policies/policy-plans.tsx'
import { paymentPolicies } from '../policies/policy-records.ts'
import { PolicySentences } from '../policies/policy-sentences.tsx'
import { BalanceCard, DepositCard } from './payment-fields.tsx'
import { PaymentStages } from './payment-stages.tsx'
import { fieldsOf, paymentRules } from './payment-rules.ts'

/** The form of a payment policy, with what it says and means beside it while it is typed. */
export const PaymentEdit = (place: RecordPlace<DetailOf<'payment-policy'>>) => {
  const form = useRecordForm('payment-policy', { kind: paymentPolicies, place, calls: paymentPolicyCalls, fresh, check: paymentRules })
  return (
    <RecordPage
      kind={paymentPolicies}
      place={place}
      form={form}
      input={input}
      texts={texts}
      renderDelete={(props) => <DeletePaymentPolicy {...props} />}
    >
      <FormGrid>
        <FormPart disabled={form.reason !== undefined}>
          <PolicyNameCard form={form} />
          <DepositCard form={form} />
          <BalanceCard form={form} />
        </FormPart>
        <FormColumn>
          <MeaningCard form={form} />
          {place.record !== null && (
            <Card title={plansTitle}>
              <PolicyPlans plans={place.record.plans} />
            </Card>
          )}
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const MeaningCard = ({ form }: { form: RecordForm<'payment-policy'> }) => {
  const { currency } = useSession()
  const fields = fieldsOf(form.values)
  const terms = fields === null ? null : paymentTermsOf(fields)
  return (
    <Card title={meaningTitle}>
      <FieldStack>
        <PolicySentences sentence={terms === null ? null : paymentSentence(terms, currency)} />
        {terms !== null && <ArrivalExample>{(checkIn) => <PaymentStages terms={terms} checkIn={checkIn} />}</ArrivalExample>}
      </FieldStack>
    </Card>
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
const meaningTitle = say('Khách và đại lý đọc thấy', 'As guests and agents read it')
const plansTitle = say('Gói đang dùng', 'Packages that use it')
