import { say, type Saying } from '@innkeeper/protocol/say'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { dayNoun } from '#kit/property/night-words.ts'
import { Card } from '../../page/card.tsx'
import { Paid } from '../booking-price.tsx'
import type { TicketFacts } from './ticket-detail.ts'
import styles from './tickets.module.css'

type Line = TicketFacts['lines'][number]

/** The lines of a ticket booking by kind of visitor, the taxes in their total, and how much of it is paid. */
export const TicketPrice = ({ booking }: { booking: TicketFacts }) => {
  const t = useSay()
  const format = useFormat()
  const { price, currency } = booking
  const money = (amount: number) => format.money(amount, currency)
  return (
    <Card title={title} aside={t(agreed, { day: format.dateOf(booking.createdAt) })} flush>
      <table className={styles['lines']}>
        <caption className="hidden-words">{t(title)}</caption>
        {booking.lines.map((line) => (
          <LineOf key={line.number} line={line} money={money} />
        ))}
        <tfoot>
          {price.serviceCharge > 0 && <Sum words={serviceCharge} amount={money(price.serviceCharge)} />}
          {price.vat > 0 && <Sum words={price.sum === price.total ? vatWithin : vat} amount={money(price.vat)} />}
          <Sum words={totalWords} amount={money(price.total)} whole />
        </tfoot>
      </table>
      <Paid booking={{ ...booking, payments: [] }} />
    </Card>
  )
}

/** A line: its product and its ticket, then its visitors by kind. */
const LineOf = ({ line, money }: { line: Line; money: (amount: number) => string }) => {
  const t = useSay()
  const format = useFormat()
  const { refundDays, lateFee } = line
  const terms = refundDays === null ? always : late
  return (
    <tbody>
      <tr className={styles['product']}>
        <th scope="rowgroup" colSpan={2}>
          {t(line.name)}
          {line.slot !== '' && `, ${line.slot}`}
          <div className="note">{t(ticketWords, { number: line.number, entries: line.entries })}</div>
          <div className="note">{t(terms, { days: format.count(refundDays ?? 0, dayNoun), percent: format.percent(lateFee * 100) })}</div>
        </th>
      </tr>
      {line.visitors
        .filter(({ count }) => count > 0)
        .map(({ kind, count, each, amount }) => (
          <tr key={kind}>
            <th scope="row">
              {t(visitorWords[kind])}
              <div className="note">{`${format.number(count)} × ${money(each)}`}</div>
            </th>
            <td className={styles['amount']}>{money(amount)}</td>
          </tr>
        ))}
    </tbody>
  )
}

const Sum = ({ words, amount, whole = false }: { words: Saying; amount: string; whole?: boolean }) => {
  const t = useSay()
  return (
    <tr data-whole={whole}>
      <th scope="row">{t(words)}</th>
      <td className={styles['amount']}>{amount}</td>
    </tr>
  )
}

const title = say('Vé và giá', 'Tickets and price')
const agreed = say('Giá chốt ngày {day}', 'Prices as agreed on {day}')
const ticketWords = say('Dòng vé {number}, {entries} lượt vào', 'Line {number}, entries: {entries}')
const late = say('Huỷ miễn phí trước {days}, sau đó mất {percent}', 'Free to cancel until {days} before, then {percent}')
const always = say('Huỷ lúc nào cũng mất {percent}', 'Cancelling costs {percent} at any time')
const serviceCharge = say('Phí phục vụ', 'Service charge')
const vat = say('VAT', 'VAT')
const vatWithin = say('Trong đó VAT', 'VAT within')
const totalWords = say('Tổng tiền', 'Total')
