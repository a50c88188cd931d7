import { say, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import { narrowed, type PaymentFilter } from './payment-filter.ts'
import { TotalsTable } from './totals-table.tsx'
import styles from './payments.module.css'

type Totals = AnswerOf<'booking/payment/totals'>

/** What came in and went back of the transactions that the list shows, and by type, method and month. */
export const PaymentTotals = ({ filter }: { filter: PaymentFilter }) => {
  const format = useFormat()
  const totals = useRead('booking/payment/totals', narrowed(filter), { keep: true })
  if (totals.data === undefined) return totals.error === null ? null : <Failed what={what} error={totals.error} again={totals.again} />
  const { currency } = totals.data
  const money = (sum: number) => format.money(sum, currency)
  return (
    <>
      <Sums totals={totals.data} />
      <div className={styles['tables']}>
        <TotalsTable
          title={byKind}
          heads={[countWords, sumWords]}
          rows={totals.data.byKind.map(({ kind, count, amount }) => ({
            key: kind,
            words: transactionKindWords[kind],
            cells: [format.number(count), money(amount)],
          }))}
        />
        <TotalsTable
          title={byMethod}
          heads={[inWords, outWords]}
          rows={totals.data.byMethod.map(({ paymentMethod, incoming, outgoing }) => ({
            key: paymentMethod,
            words: paymentMethodWords[paymentMethod],
            cells: [money(incoming), money(outgoing)],
          }))}
        />
        <TotalsTable
          title={byMonth}
          heads={[inWords, outWords]}
          rows={totals.data.byMonth.map(({ month, incoming, outgoing }) => ({
            key: month,
            words: monthOf(month),
            cells: [money(incoming), money(outgoing)],
          }))}
        />
      </div>
    </>
  )
}

const Sums = ({ totals: { incoming, outgoing, currency } }: { totals: Totals }) => {
  const format = useFormat()
  const sums = [
    [inWords, incoming],
    [outWords, outgoing],
    [netWords, incoming - outgoing],
  ] as const
  return (
    <Summary words={sumsWords}>
      {sums.map(([words, sum]) => (
        <SummaryItem key={words.en} words={words}>
          {format.money(sum, currency)}
        </SummaryItem>
      ))}
    </Summary>
  )
}

const monthOf = (month: string): Saying => {
  const [year, number] = month.split('-')
  return { vi: `Tháng ${number}/${year}`, en: `${number}/${year}` }
}

const what = say('tổng thu chi', 'the totals')
const sumsWords = say('Tổng của các giao dịch đang lọc', 'Totals of the filtered transactions')
const inWords = say('Thu', 'In')
const outWords = say('Chi', 'Out')
const netWords = say('Còn lại', 'Net')
const byKind = say('Theo loại', 'By type')
const byMethod = say('Theo phương thức', 'By method')
const byMonth = say('Theo tháng', 'By month')
const countWords = say('Số giao dịch', 'Number')
const sumWords = say('Số tiền', 'Amount')
