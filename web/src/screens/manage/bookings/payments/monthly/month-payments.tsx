import { say } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '#ui/page/card.tsx'
import type { MonthShown } from './month-shown.ts'
import styles from '../payments.module.css'

/** What the agent has paid for its month. */
export const MonthPayments = ({ month: { payments, currency } }: { month: MonthShown }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <Card title={title}>
      {payments.length === 0 ? (
        <p className="note">{t(none)}</p>
      ) : (
        <ul className={styles['entries']}>
          {payments.map(({ id, paidOn, amount, paymentMethod, note, bookings, recordedBy }) => (
            <li key={id}>
              <span>
                {t(line, { day: format.day(paidOn), method: t(paymentMethodWords[paymentMethod]), bookings, person: recordedBy })}
                {note !== '' && <span className="note">{` ${note}`}</span>}
              </span>
              <span className={styles['amount']}>{format.money(amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const title = say('Thanh toán của tháng', 'Payments for the month')
const none = say('Đại lý chưa trả khoản nào cho bảng này.', 'The agent has paid nothing for this statement yet.')
const line = say('{day}, {method}, {bookings} đặt phòng, {person} ghi', '{day}, {method}, bookings: {bookings}, recorded by {person}')
