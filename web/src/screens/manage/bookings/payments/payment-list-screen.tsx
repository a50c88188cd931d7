import { paymentSorts } from '@innkeeper/protocol/calls/manage/payment'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { follow } from '#kit/page/follow.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { Listing } from '#ui/lists/listing.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { narrowed, paymentFilter } from './payment-filter.ts'
import { PaymentFilters } from './payment-filters.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import { PaymentTotals } from './payment-totals.tsx'
import { paymentsTitle, recordWords } from './payment-words.ts'

/** The transactions of the property, the last day first: filtered by the address, added up, exported. */
export const PaymentListScreen = () => {
  useTitle(paymentsTitle)
  const { property } = useSession()
  const list = useList('booking/payment/get-all', {
    filter: paymentFilter,
    sorts: paymentSorts,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <Page>
      <PageHead
        title={paymentsTitle}
        acts={
          <>
            <ExportButton
              total={list.total}
              read={(how) => askFile('booking/payment/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
            />
            <RecordOne />
          </>
        }
      />
      <PaymentTabs current="transactions" />
      <Listing
        filters={<PaymentFilters list={list} />}
        what={what}
        list={list}
        columns={usePaymentColumns()}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.code}, ${row.guestName}`}
        to={(row) => paths.transaction(property, { id: row.id })}
        order={lastDayFirst}
        empty={empty}
      />
      <PaymentTotals filter={list.filter} />
    </Page>
  )
}

const RecordOne = () => {
  const router = useRouter()
  const { property } = useSession()
  return (
    <Button
      words={recordWords}
      look="primary"
      icon="plus"
      reason={useLack('booking/payment/update')}
      onClick={() => follow(router, paths.transaction(property))}
    />
  )
}

const what = say('danh sách giao dịch', 'the transactions')
const empty = say(
  'Chưa có giao dịch nào. Thanh toán và hoàn tiền sẽ hiện ở đây.',
  'There is no transaction yet. Payments and refunds of bookings appear here.',
)
const lastDayFirst = say('ngày mới xếp trước', 'the last day first')
