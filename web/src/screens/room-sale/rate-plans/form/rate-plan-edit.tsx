import { planCalls } from '@innkeeper/protocol/calls/room-sale/plan'
import { useSay } from '#kit/language/language.tsx'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { DeleteRatePlan } from '../delete-rate-plan.tsx'
import { ratePlanInput, ratePlanTexts } from '../rate-plan-text.ts'
import type { Choices } from '../rate-plan-words.ts'
import { salePackages } from '../sale-packages.ts'
import { RatePlanFields } from './rate-plan-fields.tsx'
import { ratePlanRules } from './rate-plan-rules.ts'

type RatePlanEditProps = RecordPlace<DetailOf<'plan'>> & { choices: Choices }

/** The form of a sale package with what can be done to it. */
export const RatePlanEdit = ({ choices, ...place }: RatePlanEditProps) => {
  const t = useSay()
  const planId = place.record?.id ?? 'a new plan'
  const check = (values: Parameters<typeof ratePlanRules>[0]) => ratePlanRules(values, { planId, choices, t })
  const form = useRecordForm('plan', { kind: salePackages, place, calls: planCalls, fresh, check })
  return (
    <RecordPage
      kind={salePackages}
      place={place}
      form={form}
      input={ratePlanInput}
      texts={ratePlanTexts(choices)}
      renderDelete={(props) => <DeleteRatePlan {...props} />}
    >
      <RatePlanFields form={form} choices={choices} planId={planId} locked={form.reason !== undefined} />
    </RecordPage>
  )
}

const fresh = {
  meals: [],
  includedAdults: 2,
  includedChildren: 0,
  extraAdultPrice: 0,
  extraChildPrice: 0,
  extraBedPrice: 0,
  minStay: 1,
  active: true,
  displayOrder: 0,
  roomTypeIds: [],
  datesNotApplied: [],
}
