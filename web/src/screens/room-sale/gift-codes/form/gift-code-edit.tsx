import { giftCodeCalls } from '@innkeeper/protocol/calls/room-sale/giftcode'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { giftCodeMethods } from '@innkeeper/rules/gift-code/gift-code'
import { nameOf } from '#kit/language/names.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { DeleteGiftCode } from '../delete-gift-code.tsx'
import { giftCodeInput, giftCodes, type Choices } from '../gift-codes.ts'
import { giftCodeProblems } from './gift-code-problems.ts'
import { ScopeCard } from './scope-card.tsx'
import { GivesCard, UsesCard, WhenCard } from './terms-cards.tsx'

type GiftCodeEditProps = RecordPlace<DetailOf<'giftcode'>> & { choices: Choices }

/** The form of a gift code; of one that has begun, only the end, the uses and whether it is on can be changed. */
export const GiftCodeEdit = ({ choices, ...place }: GiftCodeEditProps) => {
  const form = useRecordForm('giftcode', { kind: giftCodes, place, calls: giftCodeCalls, fresh: freshAt(choices), check: giftCodeProblems })
  const locked = form.reason !== undefined
  const begun = place.record?.begun ?? false
  return (
    <RecordPage
      kind={giftCodes}
      place={place}
      form={form}
      input={giftCodeInput}
      texts={textsOf(choices)}
      renderDelete={(props) => <DeleteGiftCode {...props} />}
    >
      <FormGrid disabled={locked}>
        <FormColumn>
          <fieldset disabled={begun} style={plain}>
            <GivesCard form={form} />
          </fieldset>
          <UsesCard form={form} record={place.record} />
        </FormColumn>
        <FormColumn>
          <fieldset disabled={begun} style={plain}>
            <WhenCard form={form} />
            <ScopeCard form={form} choices={choices} />
          </fieldset>
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const plain = { display: 'contents' } as const

const textsOf = ({ hotels, agents }: Choices): FieldTexts<typeof giftCodeInput.shape> => ({
  hotels: ({ hotels: ids = [] }, { t }) => namesIn(hotels, ids, t),
  agentIds: ({ agentIds = [] }, { t }) => namesIn(agents, agentIds, t),
})

type Say = (words: { vi: string; en: string }) => string

const namesIn = (named: Choices['agents'], ids: readonly string[], t: Say): string =>
  named
    .filter(({ id }) => ids.includes(id))
    .map((one) => t(nameOf(one)))
    .join(', ')

const freshAt = ({ here, today }: Choices) =>
  ({
    percentOrFixed: 'percent',
    takenFrom: 'booking',
    minOrder: 0,
    minRooms: 1,
    validFrom: today,
    weekdays: [...everyWeekday],
    forAgents: 'all',
    agentKinds: [],
    agentIds: [],
    methods: [...giftCodeMethods],
    hotelScope: 'included',
    hotels: [here],
    onWebsite: false,
    active: true,
  }) satisfies Partial<CallInput<'giftcode/create'>>
