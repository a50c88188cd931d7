import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { ChooseBooking } from './choose-booking.tsx'
import { paymentsTitle, recordWords } from './payment-words.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import { NewTransaction } from './new-transaction.tsx'

const schema = z.object({ id: z.string().catch(''), booking: z.string().catch('') })

/** One transaction that the address names as `id`, or a new one of a `booking`; without one, the booking is asked for first. */
export const TransactionScreen = () => {
  useTitle(title)
  const [{ id, booking }] = useAddress(schema)
  if (id !== '') return <ShownTransaction key={id} id={id} />
  return booking === '' ? <ChooseBooking /> : <RecordedTransaction key={booking} code={booking} />
}

const ShownTransaction = ({ id }: { id: string }) => {
  const entry = useRead('booking/payment/detail', { id })
  const list = useList()
  if (entry.data === undefined) return <RecordLoading title={title} list={list} what={what} read={entry} />
  return <TransactionDetail entry={entry.data} list={list} />
}

const RecordedTransaction = ({ code }: { code: string }) => {
  const place = useRead('booking/payment/place', { code })
  const list = useList()
  if (place.data === undefined) return <RecordLoading title={recordWords} list={list} what={whatBooking} read={place} />
  return <NewTransaction place={place.data} list={list} />
}

const useList = () => ({ words: paymentsTitle, to: paths.transactions(useSession().property) })

const title = say('Giao dịch', 'Transaction')
const what = say('giao dịch', 'the transaction')
const whatBooking = say('đặt phòng', 'the booking')
