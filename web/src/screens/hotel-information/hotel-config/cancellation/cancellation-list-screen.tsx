import { cancellationSentence } from '@innkeeper/protocol/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { cancellationTermsOf } from '@innkeeper/rules/policy/cancellation-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../../kit/ask.ts'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { useList } from '../../../../kit/use-list.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { ExportButton } from '../../../../ui/export-button.tsx'
import { Pager } from '../../../../ui/pager.tsx'
import { TableList } from '../../../../ui/table-list.tsx'
import { HotelConfigSection } from '../hotel-config-section.tsx'
import { DeleteCancellationPolicy } from '../policies/delete-policy.tsx'
import { usePolicyColumns } from '../policies/policy-columns.tsx'
import { narrowed, policyFilter, PolicyFilters } from '../policies/policy-filters.tsx'
import { mayNotChange, type CancellationPolicy } from './cancellation-words.ts'

/** The cancellation policies of the property: found, opened, deleted, exported. */
export function CancellationListScreen() {
  const t = useSay()
  const { property, currency } = useSession()
  const router = useRouter()
  const locked = useRight('CANCELLATION_POLICY_2') ? undefined : mayNotChange
  const [deleting, setDeleting] = useState<CancellationPolicy | null>(null)
  const columns = usePolicyColumns<CancellationPolicy>({
    sentenceOf: (policy) => cancellationSentence(cancellationTermsOf(policy), currency),
    askToDelete: setDeleting,
    locked,
  })
  const list = useList('cancellation-policy/search', {
    filter: policyFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const open = (id: string) => void router.navigate({ href: paths.cancellationPolicy(property, id) })
  const add = (look: 'primary' | 'plain') => <Button words={addWords} look={look} icon="plus" reason={locked} onClick={() => open('new')} />
  const read = () => ask('cancellation-policy/export', narrowed(list.filter), { property })
  return (
    <HotelConfigSection
      part="cancellation"
      acts={
        <>
          <ExportButton total={list.total} read={read} />
          {add('primary')}
        </>
      }
    >
      <PolicyFilters list={list} />
      <TableList
        what={what}
        list={list}
        columns={columns}
        keyOf={(policy) => policy.id}
        nameOf={(policy) => t(nameOf(policy))}
        open={(policy) => open(policy.id)}
        empty={empty}
        emptyAct={add('plain')}
      />
      <Pager list={list} />
      {deleting !== null && <DeleteCancellationPolicy policy={deleting} onClose={() => setDeleting(null)} />}
    </HotelConfigSection>
  )
}

const what = say('danh sách chính sách huỷ', 'the cancellation policies')
const addWords = say('Thêm chính sách huỷ', 'Add a cancellation policy')
const empty = say(
  'Chưa có chính sách huỷ nào. Thêm chính sách đầu tiên để bán phòng.',
  'There is no cancellation policy yet. Add the first one to sell rooms.',
)
