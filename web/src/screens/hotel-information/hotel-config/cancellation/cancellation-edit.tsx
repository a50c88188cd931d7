import { cancellationPolicyCalls } from '@innkeeper/protocol/calls/hotel-information/cancellation-policy'
import { cancellationSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { cancellationTermsOf } from '@innkeeper/rules/policy/cancellation-fields'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { DeleteCancellationPolicy } from '../policies/delete-policy.tsx'
import { PolicyParts } from '../policies/policy-parts.tsx'
import { cancellationPolicies } from '../policies/policy-records.ts'
import { CancellationStages } from './cancellation-stages.tsx'
import { StepRows } from './step-rows.tsx'
import { cancellationRules, wholeSteps } from './cancellation-rules.ts'

/** The form of a cancellation policy, with what it says and means beside it while it is typed. */
export const CancellationEdit = (place: RecordPlace<DetailOf<'cancellation-policy'>>) => {
  const form = useRecordForm('cancellation-policy', {
    kind: cancellationPolicies,
    place,
    calls: cancellationPolicyCalls,
    fresh,
    check: cancellationRules,
  })
  const { currency } = useSession()
  const terms = termsOf(form.values)
  return (
    <RecordPage
      kind={cancellationPolicies}
      place={place}
      form={form}
      input={input}
      texts={texts}
      renderDelete={(props) => <DeleteCancellationPolicy {...props} />}
    >
      <PolicyParts
        form={form}
        plans={place.record?.plans}
        sentence={cancellationSentence(terms, currency)}
        renderStages={(checkIn) => <CancellationStages terms={terms} checkIn={checkIn} />}
      >
        <TermsCard form={form} locked={form.reason !== undefined} />
      </PolicyParts>
    </RecordPage>
  )
}

const TermsCard = ({ form, locked }: { form: RecordForm<'cancellation-policy'>; locked: boolean }) => {
  const t = useSay()
  return (
    <Card title={termsTitle}>
      <FieldStack>
        <CheckField field={form.field('refundable')} />
        {form.values.refundable === false ? <p className="note">{t(nothingBack)}</p> : <StepRows form={form} locked={locked} />}
      </FieldStack>
    </Card>
  )
}

const termsOf = ({ refundable = true, steps }: RecordForm<'cancellation-policy'>['values']) => {
  const told = wholeSteps(steps).map(({ step }) => step)
  // Of a day that stands there twice, which is told at its field, the first counts.
  const once = told.filter((step, index) => told.findIndex(({ daysBefore }) => daysBefore === step.daysBefore) === index)
  return cancellationTermsOf({ refundable, steps: once })
}

const { input } = cancellationPolicyCalls['cancellation-policy/update']
const texts: FieldTexts<typeof input.shape> = {
  steps: ({ steps }, { t, currency }) =>
    steps === undefined ? '' : t(cancellationSentence(cancellationTermsOf({ refundable: true, steps }), currency)),
}
const fresh = { refundable: true, steps: [], standard: false, active: true }
const termsTitle = say('Huỷ và hoàn tiền', 'Cancelling and refunds')
const nothingBack = say('Huỷ lúc nào cũng mất toàn bộ tiền đặt phòng.', 'Cancelling at any time costs the whole price.')
