import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Card } from '../page/card.tsx'
import { FieldStack } from '../forms/form-grid.tsx'
import { Stages, type Stage } from '../page/progress/stages.tsx'
import type { BookingFacts } from './booking-detail.ts'
import styles from './booking.module.css'

/** What was agreed to be paid and when, with the policy's own words; nothing where all of it was due at once by no policy. */
export const BookingPayments = ({ booking }: { booking: BookingFacts }) => {
  const t = useSay()
  const format = useFormat()
  const sentences = [...new Set(booking.lines.flatMap(({ payment }) => (payment === null ? [] : [t(payment.sentence)])))]
  if (booking.payments.length === 0 || sentences.length === 0) return null
  const stages = booking.payments.map(({ dueAt, amount }, index): Stage => {
    const due = booking.payments.slice(0, index + 1).reduce((sum, payment) => sum + payment.amount, 0)
    const isPaid = booking.paid >= due
    return {
      key: dueAt ?? 'hotel',
      when: dueAt === null ? t(atHotel) : t(by, { moment: format.moment(dueAt, { year: true }) }),
      what: format.money(amount, booking.currency),
      more: isPaid ? t(paid) : undefined,
      tone: isPaid ? 'green' : dueAt === null ? 'grey' : 'amber',
    }
  })
  return (
    <Card title={title}>
      <FieldStack>
        <Stages label={t(title)} stages={stages} />
        {sentences.map((sentence) => (
          <p key={sentence} className={styles['note']}>
            {sentence}
          </p>
        ))}
      </FieldStack>
    </Card>
  )
}

const title = say('Các kỳ thanh toán đã chốt', 'Payments as agreed')
const by = say('Trước {moment}', 'By {moment}')
const atHotel = say('Tại khách sạn', 'At the hotel')
const paid = say('đã trả', 'paid')
