import { planCalls } from '@innkeeper/protocol/calls/room-sale/plan'
import { z } from 'zod'
import { useAddress } from '#kit/page/use-address.ts'
import { paths } from '#paths.ts'
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
  const [{ room }] = useAddress(begun)
  const kind = room === '' ? salePackages : { ...salePackages, afterCreateAt: (property: string) => paths.roomType(property, room) }
  const beginning = { ...fresh, roomTypeIds: choices.roomTypes.filter(({ id }) => id === room).map(({ id }) => id) }
  const form = useRecordForm('plan', { kind, place, calls: planCalls, fresh: beginning, check })
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

/** A new package may be begun for a room type, which is gone on with once it is saved. */
const begun = z.object({ room: z.string().catch('') })

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
