import { paymentSentence } from '@innkeeper/protocol/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { paymentTermsOf } from '@innkeeper/rules/policy/payment-fields'
import { useRouter } from '@tanstack/react-router'
import { nameOf } from '../../../../kit/names.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EditPage } from '../../../../ui/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid, FormPart } from '../../../../ui/form-grid.tsx'
import { ArrivalExample } from '../policies/arrival-example.tsx'
import { DeletePolicyAct } from '../policies/delete-policy-act.tsx'
import { PolicyNameCard } from '../policies/policy-name-card.tsx'
import { PolicyPlans } from '../policies/policy-plans.tsx'
import { PolicySentences } from '../policies/policy-sentences.tsx'
import { policyState } from '../policies/policy-words.ts'
import { PaymentConflict } from './payment-conflict.tsx'
import { BalanceCard, DepositCard } from './payment-fields.tsx'
import { PaymentTimeLine } from './payment-time-line.tsx'
import { listTitle, mayNotChange, type PaymentPolicy } from './payment-words.ts'
import { fieldsOf, usePaymentForm, valuesOf, type PaymentForm } from './use-payment-form.ts'

type PaymentEditProps = {
  policy: PaymentPolicy | null
  /** Reads the policy again, after somebody else saved it. */
  readAgain?: () => void
  /** Leaves the policy unread while it is being deleted. */
  rest?: (resting: boolean) => void
}

/** The form of a payment policy, with what it says and means beside it while it is typed. */
export function PaymentEdit({ policy, readAgain = nothing, rest = nothing }: PaymentEditProps) {
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('PAYMENT_POLICY_2')
  const form = usePaymentForm(policy, readAgain)
  const list = paths.hotelConfig(property, 'payment')
  const locked = mayChange ? undefined : mayNotChange
  const leave = () => void router.navigate({ href: list })
  return (
    <EditPage
      title={policy === null ? newTitle : nameOf(policy)}
      list={{ words: listTitle, to: list }}
      badge={policy !== null && <Badge state={policyState(policy.active)} />}
      acts={policy !== null && <DeletePolicyAct kind="payment" policy={policy} locked={locked} onDeleted={leave} rest={rest} />}
      form={form}
      discard={() => form.reset(policy === null ? undefined : valuesOf(policy))}
      locked={locked}
      save={saveWords}
      hint={policy === null ? afterCreate : undefined}
      conflict={policy !== null && <PaymentConflict form={form} latest={policy} />}
    >
      <FormGrid>
        <FormPart disabled={!mayChange}>
          <PolicyNameCard form={form} />
          <DepositCard form={form} />
          <BalanceCard form={form} />
        </FormPart>
        <FormColumn>
          <MeaningCard form={form} />
          {policy !== null && (
            <Card title={plansTitle}>
              <PolicyPlans plans={policy.plans} />
            </Card>
          )}
        </FormColumn>
      </FormGrid>
    </EditPage>
  )
}

function MeaningCard({ form }: { form: PaymentForm }) {
  const { currency } = useSession()
  const fields = fieldsOf(form.values)
  const terms = fields === null ? null : paymentTermsOf(fields)
  return (
    <Card title={meaningTitle}>
      <FieldStack>
        <PolicySentences sentence={terms === null ? null : paymentSentence(terms, currency)} />
        {terms !== null && <ArrivalExample>{(checkIn) => <PaymentTimeLine terms={terms} checkIn={checkIn} />}</ArrivalExample>}
      </FieldStack>
    </Card>
  )
}

const nothing = () => undefined
const newTitle = say('Chính sách thanh toán mới', 'New payment policy')
const saveWords = say('Lưu chính sách thanh toán', 'Save the payment policy')
const afterCreate = say('Sau khi tạo, chọn chính sách này trong gói bán.', 'Once it is created, choose it in the sale packages.')
const meaningTitle = say('Khách và đại lý đọc thấy', 'As guests and agents read it')
const plansTitle = say('Gói đang dùng', 'Packages that use it')
