import { chainCalls } from '@innkeeper/protocol/calls/hotel-information/chain'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { recordValues } from '#record/record-values.ts'
import { SectionForm } from '#record/section-form.tsx'
import { useSavedForm } from '#record/use-saved-form.ts'
import { Card } from '#ui/page/card.tsx'
import { FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { HotelTicks } from './hotel-ticks.tsx'
import { MembersCard } from './members-card.tsx'

type Chain = NonNullable<AnswerOf<'chain/get-all'>['chain']>
type ChainEditProps = { chain: Chain; candidates: AnswerOf<'chain/get-all'>['candidates']; readAgain: () => void }

/** The chain that the property is in: its names, who is in it, and who may be taken in. */
export const ChainEdit = ({ chain, candidates, readAgain }: ChainEditProps) => {
  const form = useSavedForm('chain/update', {
    input,
    initial: recordValues<'chain/update'>(input, chain),
    draft: 'chain',
    saved,
    readAgain,
  })
  const lack = form.reason
  return (
    <SectionForm form={form} latest={chain} input={input} save={saveWords} history="chain/history">
      <FormGrid disabled={lack !== undefined}>
        <FormColumn>
          <Card title={nameTitle}>
            <FieldStack>
              <TextField field={form.field('nameVi')} />
              <TextField field={form.field('nameEn')} />
            </FieldStack>
          </Card>
          {candidates.length > 0 && (
            <Card title={joinTitle}>
              <HotelTicks
                candidates={candidates}
                chosen={form.values.hotelIds ?? []}
                change={(hotelIds) => form.set('hotelIds', [...hotelIds])}
              />
            </Card>
          )}
        </FormColumn>
        <FormColumn>
          <MembersCard chain={chain} locked={lack !== undefined} />
        </FormColumn>
      </FormGrid>
    </SectionForm>
  )
}

const input = chainCalls['chain/update'].input
const nameTitle = say('Tên chuỗi', 'Name of the chain')
const joinTitle = say('Đưa thêm vào chuỗi', 'Add to chain')
const saveWords = say('Lưu chuỗi', 'Save the chain')
const saved = say('Đã lưu chuỗi {name}.', 'The chain {name} is saved.')
