import { policySorts } from '@innkeeper/protocol/shapes/policy-shapes'
import { cancellationSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import { cancellationTermsOf } from '@innkeeper/rules/policy/cancellation-fields'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordList } from '#record/record-list.tsx'
import { HotelConfigSection } from '../hotel-config-section.tsx'
import { DeleteCancellationPolicy } from '../policies/delete-policy.tsx'
import { usePolicyColumns } from '../policies/policy-columns.tsx'
import { narrowed, policyFilter, PolicyFilters } from '../policies/policy-filters.tsx'
import { cancellationPolicies } from '../policies/policy-records.ts'
import type { CancellationPolicy } from './cancellation-words.ts'

/** The cancellation policies of the property: found, opened, deleted, exported. */
export const CancellationListScreen = () => {
  const { property, currency } = useSession()
  const columns = usePolicyColumns<CancellationPolicy>((policy) => cancellationSentence(cancellationTermsOf(policy), currency))
  const list = useList('cancellation-policy/search', {
    sorts: policySorts,
    filter: policyFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={cancellationPolicies}
      list={list}
      columns={columns}
      file={(how) => askFile('cancellation-policy/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<PolicyFilters list={list} />}
      renderDelete={(props) => <DeleteCancellationPolicy {...props} />}
      renderFrame={(acts, body) => (
        <HotelConfigSection part="cancellation" acts={acts}>
          {body}
        </HotelConfigSection>
      )}
    />
  )
}
