import { promotionCalls } from '@innkeeper/protocol/calls/room-sale/promotion'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { nameOf } from '#kit/language/names.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { DeletePromotion } from '../delete-promotion.tsx'
import { promotionInput, promotions, type Choices } from '../promotions.ts'
import { ConditionsCard } from './conditions-card.tsx'
import { ExampleCard } from './example-card.tsx'
import { ExplainPromotion } from './explain-promotion.tsx'
import { OthersCard } from './others-card.tsx'
import { promotionProblems } from './promotion-problems.ts'
import { WhatCard } from './what-card.tsx'

type PromotionEditProps = RecordPlace<DetailOf<'promotion'>> & { choices: Choices }

/** The form of a promotion, with what it does on real nights beside it. */
export const PromotionEdit = ({ choices, ...place }: PromotionEditProps) => {
  const form = useRecordForm('promotion', { kind: promotions, place, calls: promotionCalls, fresh, check: promotionProblems })
  const locked = form.reason !== undefined
  return (
    <RecordPage
      kind={promotions}
      place={place}
      form={form}
      input={promotionInput}
      texts={textsOf(choices)}
      acts={place.record !== null && <ExplainPromotion promotion={place.record} roomPlanId={choices.roomPlans[0]?.id} />}
      renderDelete={(props) => <DeletePromotion {...props} />}
    >
      <FormGrid disabled={locked}>
        <FormColumn>
          <WhatCard form={form} />
          <ConditionsCard form={form} choices={choices} />
        </FormColumn>
        <FormColumn>
          <ExampleCard id={place.record?.id ?? null} values={form.values} choices={choices} />
          <OthersCard own={place.record} />
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const textsOf = ({ plans, roomTypes, agents }: Choices): FieldTexts<typeof promotionInput.shape> => ({
  applyPlans: ({ applyPlans = [] }, { t }) => namesIn(plans, applyPlans, t),
  applyRoomTypes: ({ applyRoomTypes = [] }, { t }) => namesIn(roomTypes, applyRoomTypes, t),
  applyAgents: ({ applyAgents = [] }, { t }) => namesIn(agents, applyAgents, t),
  applyLevels: ({ applyLevels = [] }) => applyLevels.join(', '),
  datesExcluded: ({ datesExcluded = [] }, { format }) => datesExcluded.map(({ from, to }) => format.range(from, to)).join(', '),
})

type Say = (words: { vi: string; en: string }) => string

const namesIn = (named: Choices['plans'], ids: readonly string[], t: Say): string =>
  named
    .filter(({ id }) => ids.includes(id))
    .map((one) => t(nameOf(one)))
    .join(', ')

const fresh = {
  promoType: 'everyNight',
  effect: 'discount',
  percentOrFixed: 'percent',
  datesExcluded: [],
  weekdays: [...everyWeekday],
  applyPlans: [],
  applyRoomTypes: [],
  minOrder: 0,
  minNights: 1,
  channels: [...saleChannels],
  applyTo: 'all',
  applyLevels: [],
  applyAgents: [],
  active: false,
} satisfies Partial<CallInput<'promotion/create'>>
