import { chainCalls } from '@innkeeper/protocol/calls/chain'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../../kit/ask.ts'
import { useSay } from '../../../../kit/language.tsx'
import { Refused } from '../../../../kit/refused.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm } from '../../../../kit/use-form.ts'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { Card } from '../../../../ui/card.tsx'
import { Conflict } from '../../../../ui/conflict.tsx'
import { EditForm } from '../../../../ui/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid } from '../../../../ui/form-grid.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { mayNotChange } from './chain-words.ts'
import { HotelTicks } from './hotel-ticks.tsx'
import { MembersCard } from './members-card.tsx'

type Chain = NonNullable<AnswerOf<'chain/get-all'>['chain']>
type ChainEditProps = { chain: Chain; candidates: AnswerOf<'chain/get-all'>['candidates']; readAgain: () => void }

/** The chain that the property is in: its names, who is in it, and who may be taken in. */
export function ChainEdit({ chain, candidates, readAgain }: ChainEditProps) {
  const mayChange = useRight('HOTEL_CHAIN_2')
  const form = useChainForm(chain, readAgain)
  return (
    <EditForm
      form={form}
      discard={() => form.reset(valuesOf(chain))}
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      conflict={<ChainConflict form={form} chain={chain} />}
    >
      <FormGrid disabled={!mayChange}>
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
          <MembersCard chain={chain} locked={!mayChange} />
        </FormColumn>
      </FormGrid>
    </EditForm>
  )
}

function useChainForm(chain: Chain, readAgain: () => void) {
  const t = useSay()
  const alerts = useAlerts()
  return useForm('chain/update', {
    schema: chainCalls['chain/update'].input,
    initial: valuesOf(chain),
    draft: 'chain',
    done: (_answer, { nameVi, nameEn }) => alerts.success(saved, { name: t({ vi: nameVi, en: nameEn }) }),
    failed: (error) => {
      if (error instanceof Refused && error.key === 'chainChanged') readAgain()
    },
  })
}

function ChainConflict({ form, chain }: { form: ReturnType<typeof useChainForm>; chain: Chain }) {
  const takeAll = () => form.reset(valuesOf(chain))
  const accept = () => form.set('version', chain.version)
  const take = (name: (typeof names)[number]) => form.set(name, chain[name])
  const collided = useOthersSave({ names, latest: chain, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => ({
    key: name,
    words: form.field(name).label,
    mine: form.values[name] ?? '',
    theirs: chain[name],
  }))
  return <Conflict person={chain.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const names = ['nameVi', 'nameEn'] as const
const valuesOf = ({ version, nameVi, nameEn }: Chain) => ({ version, nameVi, nameEn, hotelIds: [] })
const nameTitle = say('Tên chuỗi', 'Name of the chain')
const joinTitle = say('Đưa thêm vào chuỗi', 'Take into the chain')
const saveWords = say('Lưu chuỗi', 'Save the chain')
const saved = say('Đã lưu chuỗi {name}.', 'The chain {name} is saved.')
