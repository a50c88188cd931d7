import { policySorts } from '@innkeeper/protocol/shapes/policy-shapes'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordList } from '#record/record-list.tsx'
import { HotelConfigSection } from '../hotel-config-section.tsx'
import { DeletePaymentPolicy } from '../policies/delete-policy.tsx'
import { usePolicyColumns } from '../policies/policy-columns.tsx'
import { narrowed, policyFilter, PolicyFilters } from '../policies/policy-filters.tsx'
import { paymentPolicies } from '../policies/policy-records.ts'
import { sentenceOf, type PaymentPolicy } from './payment-words.ts'

/** The payment policies of the property: found, opened, deleted, exported. */
export const PaymentListScreen = () => {
  const { property, currency } = useSession()
  const columns = usePolicyColumns<PaymentPolicy>((policy) => sentenceOf(policy, currency))
  const list = useList('payment-policy/search', {
    sorts: policySorts,
    filter: policyFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={paymentPolicies}
      list={list}
      columns={columns}
      file={(how) => askFile('payment-policy/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<PolicyFilters list={list} />}
      renderDelete={(props) => <DeletePaymentPolicy {...props} />}
      renderFrame={(acts, body) => (
        <HotelConfigSection part="payment" acts={acts}>
          {body}
        </HotelConfigSection>
      )}
    />
  )
}
