import { cancellationSentence } from '@innkeeper/protocol/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { cancellationTermsOf } from '@innkeeper/rules/policy/cancellation-fields'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { EditPage } from '../../../../ui/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid, FormPart } from '../../../../ui/form-grid.tsx'
import { ArrivalExample } from '../policies/arrival-example.tsx'
import { DeletePolicyAct } from '../policies/delete-policy-act.tsx'
import styles from '../policies/policies.module.css'
import { PolicyNameCard } from '../policies/policy-name-card.tsx'
import { PolicyPlans } from '../policies/policy-plans.tsx'
import { PolicySentences } from '../policies/policy-sentences.tsx'
import { policyState } from '../policies/policy-words.ts'
import { CancellationConflict } from './cancellation-conflict.tsx'
import { CancellationTimeLine } from './cancellation-time-line.tsx'
import { listTitle, mayNotChange, type CancellationPolicy } from './cancellation-words.ts'
import { StepRows } from './step-rows.tsx'
import { useCancellationForm, valuesOf, wholeSteps, type CancellationForm } from './use-cancellation-form.ts'

type CancellationEditProps = {
  policy: CancellationPolicy | null
  /** Reads the policy again, after somebody else saved it. */
  readAgain?: () => void
  /** Leaves the policy unread while it is being deleted. */
  rest?: (resting: boolean) => void
}

/** The form of a cancellation policy, with what it says and means beside it while it is typed. */
export function CancellationEdit({ policy, readAgain = nothing, rest = nothing }: CancellationEditProps) {
  const router = useRouter()
  const { property } = useSession()
  const mayChange = useRight('CANCELLATION_POLICY_2')
  const form = useCancellationForm(policy, readAgain)
  const list = paths.hotelConfig(property, 'cancellation')
  const locked = mayChange ? undefined : mayNotChange
  return (
    <EditPage
      title={policy === null ? newTitle : nameOf(policy)}
      list={{ words: listTitle, to: list }}
      badge={policy !== null && <Badge state={policyState(policy.active)} />}
      acts={
        policy !== null && (
          <DeletePolicyAct
            kind="cancellation"
            policy={policy}
            locked={locked}
            onDeleted={() => void router.navigate({ href: list })}
            rest={rest}
          />
        )
      }
      form={form}
      discard={() => form.reset(policy === null ? undefined : valuesOf(policy))}
      locked={locked}
      save={saveWords}
      hint={policy === null ? afterCreate : undefined}
      conflict={policy !== null && <CancellationConflict form={form} latest={policy} />}
    >
      <FormGrid>
        <FormPart disabled={!mayChange}>
          <PolicyNameCard form={form} />
          <TermsCard form={form} locked={!mayChange} />
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

function TermsCard({ form, locked }: { form: CancellationForm; locked: boolean }) {
  const t = useSay()
  return (
    <Card title={termsTitle}>
      <FieldStack>
        <CheckField field={form.field('refundable')} />
        {form.values.refundable === false ? <p className={styles['note']}>{t(nothingBack)}</p> : <StepRows form={form} locked={locked} />}
      </FieldStack>
    </Card>
  )
}

function MeaningCard({ form }: { form: CancellationForm }) {
  const { currency } = useSession()
  const { refundable = true, steps } = form.values
  const told = wholeSteps(steps).map(({ step }) => step)
  // Of a day that stands there twice, which is told at its field, the first counts.
  const once = told.filter((step, index) => told.findIndex(({ daysBefore }) => daysBefore === step.daysBefore) === index)
  const terms = cancellationTermsOf({ refundable, steps: once })
  return (
    <Card title={meaningTitle}>
      <FieldStack>
        <PolicySentences sentence={cancellationSentence(terms, currency)} />
        <ArrivalExample>{(checkIn) => <CancellationTimeLine terms={terms} checkIn={checkIn} />}</ArrivalExample>
      </FieldStack>
    </Card>
  )
}

const nothing = () => undefined
const newTitle = say('Chính sách huỷ mới', 'New cancellation policy')
const saveWords = say('Lưu chính sách huỷ', 'Save the cancellation policy')
const afterCreate = say('Sau khi tạo, chọn chính sách này trong gói bán.', 'Once it is created, choose it in the sale packages.')
const termsTitle = say('Huỷ và hoàn tiền', 'Cancelling and refunds')
const nothingBack = say('Huỷ lúc nào cũng mất toàn bộ tiền đặt phòng.', 'Cancelling at any time costs the whole price.')
const meaningTitle = say('Khách và đại lý đọc thấy', 'As guests and agents read it')
const plansTitle = say('Gói đang dùng', 'Packages that use it')
