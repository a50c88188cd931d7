import { giftCodeCalls } from '@innkeeper/protocol/calls/room-sale/giftcode'
import { nameOf } from '#kit/language/names.ts'
import { trusted } from '#kit/trusted.ts'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { ExplainAct } from '#ui/explainer/explain-act.tsx'
import { emptyStay, type StayAsked } from '#ui/explainer/stay-asked.ts'
import { FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { DeleteGiftCode } from '../delete-gift-code.tsx'
import { giftCodeInput, giftCodes, type Choices } from '../gift-codes.ts'
import { freshAt } from './fresh-gift-code.ts'
import { giftCodeProblems } from './gift-code-problems.ts'
import { ScopeCard } from './scope-card.tsx'
import { GivesCard, UsesCard, WhenCard } from './terms-cards.tsx'
import type { TermsForm } from './terms-form.ts'
import { useRightAddress } from './use-right-address.ts'

type GiftCodeEditProps = RecordPlace<DetailOf<'giftcode'>> & { choices: Choices }

/** The form of a gift code; of one that has begun, only the end, the uses and whether it is on can be changed. */
export const GiftCodeEdit = ({ choices, ...place }: GiftCodeEditProps) => {
  const form = useRecordForm('giftcode', { kind: giftCodes, place, calls: giftCodeCalls, fresh: freshAt(choices), check: giftCodeProblems })
  useRightAddress(place.record)
  const terms = trusted<TermsForm>(form)
  const locked = form.reason !== undefined
  const begun = place.record?.begun ?? false
  return (
    <RecordPage
      kind={giftCodes}
      place={place}
      form={form}
      input={giftCodeInput}
      texts={textsOf(choices)}
      acts={place.record !== null && <ExplainAct start={stayFor(place.record)} />}
      renderDelete={(props) => <DeleteGiftCode {...props} />}
    >
      <FormGrid disabled={locked}>
        <FormColumn>
          <fieldset disabled={begun} style={plain}>
            <GivesCard form={terms} shown>
              <TextField field={form.field('code')} />
            </GivesCard>
          </fieldset>
          <UsesCard form={terms} record={place.record} />
        </FormColumn>
        <FormColumn>
          <fieldset disabled={begun} style={plain}>
            <WhenCard form={terms} />
            <ScopeCard form={terms} choices={choices} />
          </fieldset>
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

/** As many rooms as the code asks for, with the code, bought by the first agent whom it is for. */
const stayFor = ({ code, minRooms, agentIds }: DetailOf<'giftcode'>): StayAsked => ({
  ...emptyStay,
  rooms: minRooms,
  travelAgentId: agentIds[0],
  giftCode: code,
})

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
