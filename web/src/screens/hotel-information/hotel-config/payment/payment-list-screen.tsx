import { say } from '@innkeeper/protocol/say'
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
import { DeletePaymentPolicy } from '../policies/delete-policy.tsx'
import { usePolicyColumns } from '../policies/policy-columns.tsx'
import { narrowed, policyFilter, PolicyFilters } from '../policies/policy-filters.tsx'
import { mayNotChange, sentenceOf, type PaymentPolicy } from './payment-words.ts'

/** The payment policies of the property: found, opened, deleted, exported. */
export function PaymentListScreen() {
  const t = useSay()
  const { property, currency } = useSession()
  const router = useRouter()
  const locked = useRight('PAYMENT_POLICY_2') ? undefined : mayNotChange
  const [deleting, setDeleting] = useState<PaymentPolicy | null>(null)
  const columns = usePolicyColumns<PaymentPolicy>({
    sentenceOf: (policy) => sentenceOf(policy, currency),
    askToDelete: setDeleting,
    locked,
  })
  const list = useList('payment-policy/search', {
    filter: policyFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const open = (id: string) => void router.navigate({ href: paths.paymentPolicy(property, id) })
  const add = (look: 'primary' | 'plain') => <Button words={addWords} look={look} icon="plus" reason={locked} onClick={() => open('new')} />
  const read = () => ask('payment-policy/export', narrowed(list.filter), { property })
  return (
    <HotelConfigSection
      part="payment"
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
      {deleting !== null && <DeletePaymentPolicy policy={deleting} onClose={() => setDeleting(null)} />}
    </HotelConfigSection>
  )
}

const what = say('danh sách chính sách thanh toán', 'the payment policies')
const addWords = say('Thêm chính sách thanh toán', 'Add a payment policy')
const empty = say(
  'Chưa có chính sách thanh toán nào. Thêm chính sách đầu tiên để bán phòng.',
  'There is no payment policy yet. Add the first one to sell rooms.',
)
