import { hotelServiceCalls } from '@innkeeper/protocol/calls/room-sale/hotel-service'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { nameOf } from '#kit/language/names.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { PicturesCard } from '#ui/photos/pictures/pictures-card.tsx'
import { FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { DeleteHotelService } from '../delete-hotel-service.tsx'
import { hotelServiceInput, hotelServices, type Choices } from '../hotel-services.ts'
import { serviceTexts } from '../hotel-service-texts.ts'
import { ExplainHotelService } from './explain-hotel-service.tsx'
import { hotelServiceProblems } from './hotel-service-problems.ts'
import { NameCard } from './name-card.tsx'
import { PriceCard } from './price-card.tsx'
import { ScopeCard } from './scope-card.tsx'
import { useCodeCheck, useTakenCodes } from './use-taken-codes.ts'

type HotelServiceEditProps = RecordPlace<DetailOf<'service'>> & { choices: Choices }

/** The form of a service: what it is, what it costs on which days, where it is sold, and its pictures. */
export const HotelServiceEdit = ({ choices, ...place }: HotelServiceEditProps) => {
  const { record } = place
  const isTaken = useTakenCodes(record?.id)
  const form = useRecordForm('service', {
    kind: hotelServices,
    place,
    calls: hotelServiceCalls,
    fresh,
    check: hotelServiceProblems(isTaken),
  })
  useCodeCheck(form.values.code ?? '', { id: record?.id, own: record?.code })
  const locked = form.reason !== undefined
  return (
    <RecordPage
      kind={hotelServices}
      place={place}
      form={form}
      input={hotelServiceInput}
      texts={textsOf(choices)}
      acts={record !== null && <ExplainHotelService service={record} />}
      renderDelete={(props) => <DeleteHotelService {...props} />}
    >
      <FormGrid disabled={locked}>
        <FormColumn>
          <NameCard form={form} />
          <PriceCard form={form} />
        </FormColumn>
        <FormColumn>
          <PicturesCard
            thumbnail={form.field('thumbnail')}
            images={form.field('images')}
            setImages={(next) => form.set('images', [...next])}
            locked={locked}
          />
          <ScopeCard form={form} choices={choices} />
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const textsOf = ({ plans }: Choices): FieldTexts<typeof hotelServiceInput.shape> => ({
  applyPlans: ({ applyPlans = [] }, { t }) =>
    plans
      .filter(({ id }) => applyPlans.includes(id))
      .map((plan) => t(nameOf(plan)))
      .join(', '),
  ...serviceTexts,
})

const fresh = {
  descriptionVi: '',
  descriptionEn: '',
  charge: 'paid',
  taxedAs: 'room',
  applyPlans: [],
  channels: [...saleChannels],
  specialDays: [],
  images: [],
  active: true,
} satisfies Partial<CallInput<'service/create'>>
