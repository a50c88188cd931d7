import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import { ownPageWords, paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { entrySourceWords, transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { bookingNamed } from './payment-words.ts'
import { signedAmount, standingLook, type Entry } from './payment-looks.ts'
import styles from './payments.module.css'

/** The columns of the transactions: when, of which booking, what, how, how much, and how it stands. */
export const usePaymentColumns = (): readonly Column<Entry>[] => {
  const t = useSay()
  const format = useFormat()
  const sums = useSumColumns()
  return useMemo(
    () => [
      {
        key: 'guest',
        sortBy: 'code',
        head: say('Của ai', 'Of whom'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: (row) => <span title={row.guestName}>{row.guestName}</span>,
        second: (row) => <span>{`${t(bookingNamed(row.ofTickets), { code: row.code })}, ${t(row.agent ?? ownPageWords)}`}</span>,
      },
      {
        key: 'paidOn',
        sortBy: 'paidOn',
        head: say('Ngày', 'Date'),
        phone: 'second',
        width: 140,
        cell: (row) => format.day(row.paidOn),
      },
      {
        key: 'kind',
        sortBy: 'kind',
        head: say('Loại', 'Type'),
        phone: 'second',
        rank: 2,
        min: 132,
        cell: (row) => t(transactionKindWords[row.kind]),
      },
      {
        key: 'method',
        head: say('Phương thức', 'Method'),
        rank: 3,
        min: 132,
        cell: (row) => (
          <>
            {t(paymentMethodWords[row.paymentMethod])}
            {row.rail !== null && <SecondLine>{t(railWords[row.rail])}</SecondLine>}
          </>
        ),
      },
      ...sums,
    ],
    [t, format, sums],
  )
}

/** Who recorded it, how much, and how it stands. */
const useSumColumns = (): readonly Column<Entry>[] => {
  const t = useSay()
  return useMemo(
    () => [
      {
        key: 'source',
        head: say('Người ghi', 'Recorded by'),
        rank: 4,
        min: 150,
        cell: (row) => (
          <>
            {row.person}
            <SecondLine>{t(entrySourceWords[row.source])}</SecondLine>
          </>
        ),
      },
      {
        key: 'amount',
        sortBy: 'amount',
        head: say('Số tiền', 'Amount'),
        right: true,
        phone: 'end',
        min: 128,
        cell: (row) => <Amount entry={row} />,
      },
      {
        key: 'standing',
        head: say('Tình trạng', 'Standing'),
        phone: 'end',
        width: 190,
        cell: (row) => <Badge state={standingLook(row)} />,
      },
    ],
    [t],
  )
}

/** The sum of a transaction: what was corrected is struck through, what goes out stands with its minus. */
export const Amount = ({ entry }: { entry: Pick<Entry, 'kind' | 'amount' | 'source' | 'correctedBy' | 'currency'> }) => {
  const format = useFormat()
  const sum = format.money(signedAmount(entry), entry.currency)
  return entry.correctedBy === null ? <span className={styles['amount']}>{sum}</span> : <s className={styles['struck']}>{sum}</s>
}
