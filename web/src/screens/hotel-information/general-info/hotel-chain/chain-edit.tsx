import { chainCalls } from '@innkeeper/protocol/calls/hotel-information/chain'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { useLack } from '#kit/session/rights.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { recordValues } from '#record/record-values.ts'
import { Card } from '#ui/page/card.tsx'
import { EditForm } from '#ui/forms/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { HotelTicks } from './hotel-ticks.tsx'
import { MembersCard } from './members-card.tsx'

type Chain = NonNullable<AnswerOf<'chain/get-all'>['chain']>
type ChainEditProps = { chain: Chain; candidates: AnswerOf<'chain/get-all'>['candidates']; readAgain: () => void }

/** The chain that the property is in: its names, who is in it, and who may be taken in. */
export const ChainEdit = ({ chain, candidates, readAgain }: ChainEditProps) => {
  const lack = useLack('chain/update')
  const form = useChainForm(chain, readAgain)
  return (
    <EditForm
      form={form}
      discard={() => form.reset(valuesOf(chain))}
      locked={lack}
      save={saveWords}
      conflict={<RecordConflict form={form} latest={chain} input={input} />}
    >
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
    </EditForm>
  )
}

const useChainForm = (chain: Chain, readAgain: () => void) => {
  const t = useSay()
  const alerts = useAlerts()
  return useForm('chain/update', {
    schema: input,
    initial: valuesOf(chain),
    draft: 'chain',
    done: (_answer, { nameVi, nameEn }) => alerts.success(saved, { name: t({ vi: nameVi, en: nameEn }) }),
    failed: (error) => {
      if (error instanceof Refused && error.key === 'chainChanged') readAgain()
    },
  })
}

const input = chainCalls['chain/update'].input
const valuesOf = (chain: Chain) => recordValues<'chain/update'>(input, chain)
const nameTitle = say('Tên chuỗi', 'Name of the chain')
const joinTitle = say('Đưa thêm vào chuỗi', 'Take into the chain')
const saveWords = say('Lưu chuỗi', 'Save the chain')
const saved = say('Đã lưu chuỗi {name}.', 'The chain {name} is saved.')
