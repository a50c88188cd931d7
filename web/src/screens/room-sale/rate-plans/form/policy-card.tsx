import { say, type Saying } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { Card } from '#ui/page/card.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import styles from '../rate-plans.module.css'
import type { Choices } from '../rate-plan-words.ts'
import type { RecordForm } from '#record/record-stem.ts'

type Policy = Choices['paymentPolicies'][number]

/** What a plan is cancelled and paid by: a policy of its own, or the property's standard one, each with its terms in words. */
export const PolicyCard = ({ form, choices }: { form: RecordForm<'plan'>; choices: Choices }) => (
  <Card title={title}>
    <FieldStack>
      <PolicyField field={form.field('cancellationPolicyId')} policies={choices.cancellationPolicies} without={freeToCancel} />
      <PolicyField field={form.field('paymentPolicyId')} policies={choices.paymentPolicies} without={payInHours} />
    </FieldStack>
  </Card>
)

type PolicyFieldProps = {
  field: Field<string>
  policies: readonly Policy[]
  /** What holds where the plan names no policy and there is no standard one. */
  without: Saying
}

const standardKey = 'standard'

const PolicyField = ({ field, policies, without }: PolicyFieldProps) => {
  const t = useSay()
  const standard = policies.find((policy) => policy.standard)
  const named = policies.find(({ id }) => id === field.value)
  const holds = named ?? standard
  const choices = [
    { value: standardKey, words: standard === undefined ? noPolicy : standardOf(standard) },
    // One that is no longer in use is offered only where the plan has it already.
    ...policies.filter(({ id, active }) => active || id === field.value).map((policy) => ({ value: policy.id, words: nameOf(policy) })),
  ]
  const chosen = {
    ...field,
    value: field.value ?? standardKey,
    change: (id: string | undefined) => field.change(id === standardKey ? undefined : id),
  }
  return (
    <div className={styles['policy']}>
      <SelectField field={chosen} choices={choices} searchable={policies.length > 8} />
      <p className="note">{t(holds?.sentence ?? without)}</p>
    </div>
  )
}

const standardOf = (policy: Policy): Saying => say(`Chính sách chuẩn: ${policy.nameVi}`, `Standard: ${policy.nameEn}`)

const title = say('Huỷ và thanh toán', 'Cancelling and paying')
const noPolicy = say('Không có chính sách', 'No policy')
const freeToCancel = say(
  'Chưa có chính sách chuẩn: huỷ miễn phí đến tận ngày đến.',
  'No standard policy: cancelling is free until arrival.',
)
const payInHours = say(
  'Chưa có chính sách chuẩn: trả toàn bộ trong lúc phòng được giữ.',
  'No standard policy: everything is paid while the room is held.',
)
