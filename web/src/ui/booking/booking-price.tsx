import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { say, type Saying } from '@innkeeper/protocol/say'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { nextPayment } from '@innkeeper/rules/policy/next-payment'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '../page/card.tsx'
import { PriceSteps } from '../property/price-steps.tsx'
import type { BookingFacts } from './booking-detail.ts'
import styles from './booking.module.css'

/** The price as it was agreed, line by line, and how much of it is paid. */
export const BookingPrice = ({ booking }: { booking: BookingFacts }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title} aside={t(agreed, { day: format.dateOf(agreedAt(booking)) })} flush>
      <PriceSteps price={booking.price} currency={booking.currency} roomTypes={booking.lines.map((line) => line.roomType)} />
      <Paid booking={booking} />
      <Commission booking={booking} />
    </Card>
  )
}

/** When the price was agreed: with the booking, or with the last change of its stay. */
const agreedAt = ({ timeline, createdAt }: BookingFacts): string =>
  timeline.find(({ kind, detail }) => kind === 'changed' && ('stay' in detail || 'total' in detail))?.at ?? createdAt

type Money = Pick<BookingFacts, 'paid' | 'owed' | 'total' | 'currency' | 'paymentMethod' | 'payBy' | 'payments'>

/** How much of a booking is paid, and what is owed by when. */
export const Paid = ({ booking }: { booking: Money }) => {
  const t = useSay()
  const format = useFormat()
  const { paid, owed, total, currency, paymentMethod } = booking
  return (
    <div className={styles['paid']}>
      <div className={styles['paidLine']}>
        <span>
          {t(paidWords, {
            amount: format.money(paid, currency),
            percent: format.percent(total === 0 ? 10_000 : Math.round((paid / total) * 10_000)),
            method: withinSentence(t(paymentMethodWords[paymentMethod])),
          })}
        </span>
        {owed > 0 && <Owed booking={booking} />}
      </div>
      <progress className={styles['bar']} aria-label={t(paidShare)} value={paid} max={Math.max(total, 1)} />
    </div>
  )
}

/** What the platform's contract says of it: the commission of the day of booking. */
const Commission = ({ booking: { commission, state, currency } }: { booking: BookingFacts }) => {
  const t = useSay()
  const format = useFormat()
  if (commission === null) return null
  const words = holdsRooms(state) ? commissionWords : noCommission
  return (
    <div className={styles['paid']}>
      <span className={styles['note']}>
        {t(words, { percent: format.percent(commission.basisPoints), amount: format.money(commission.amount, currency) })}
      </span>
    </div>
  )
}

/** What is still owed: all of it by a moment, or what is to be paid next and how much there is in all. */
const Owed = ({ booking }: { booking: Money }) => {
  const t = useSay()
  const format = useFormat()
  const { owed, paid, currency, payBy, payments } = booking
  const next = nextPayment(payments, paid) ?? { dueAt: payBy, amount: owed }
  const moment = next.dueAt === null ? '' : format.moment(next.dueAt, { year: true })
  const amount = format.money(Math.min(next.amount, owed), currency)
  const words: Saying = next.dueAt === null ? (payments.length === 0 ? owedPlain : owedAtHotel) : owedBy
  return (
    <span className={styles['owed']}>
      {t(words, { amount, moment })}
      {next.amount < owed && `, ${t(ofAll, { amount: format.money(owed, currency) })}`}
    </span>
  )
}

const title = say('Giá, từng bước', 'Price, step by step')
const agreed = say('Giá chốt ngày {day}', 'Prices as agreed on {day}')
const commissionWords = say(
  'Hoa hồng {percent} giá phòng trước thuế, theo hợp đồng ngày đặt: {amount}. Tính khi khách đã ở.',
  'Commission of {percent} of the room price before tax, by the contract on the day of booking: {amount}. It counts once the guest has stayed.',
)
const noCommission = say(
  'Đặt phòng đã huỷ, không tính hoa hồng {percent}.',
  'The booking is cancelled; the commission of {percent} does not count.',
)
const paidWords = say('{amount} đã trả, {percent}. Cách trả: {method}', '{amount} paid, {percent}. By {method}')
const owedPlain = say('{amount} còn nợ', '{amount} owed')
const owedBy = say('{amount} phải trả trước {moment}', '{amount} owed by {moment}')
const owedAtHotel = say('{amount} trả tại khách sạn', '{amount} to be paid at the hotel')
const ofAll = say('còn nợ tất cả {amount}', '{amount} owed in all')
const paidShare = say('Phần đã trả', 'Share paid')
