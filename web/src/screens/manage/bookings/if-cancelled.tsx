import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Card } from '#ui/page/card.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import styles from '#ui/booking/booking.module.css'
import { useEndingMoney } from './ending-money.ts'

type Period = BookingDetail['lines'][number]['cancellation']['periods'][number]

/** What cancelling costs, by the terms that were agreed: the periods on a line, and today's figures. */
export const IfCancelled = ({ booking }: { booking: BookingDetail }) => {
  const t = useSay()
  const today = useToday()
  const money = useEndingMoney({ ...booking, fee: booking.ifCancelledToday?.fee ?? 0 })
  if (booking.ifCancelledToday === null) return null
  const days = daysBetween(today, toDay(booking.checkIn))
  return (
    <Card title={title} aside={days > 0 ? t(before, { days }) : undefined}>
      {booking.lines.map((line) => (
        <ol key={line.roomPlanId} className={styles['periods']} aria-label={t(line.roomType)}>
          {line.cancellation.periods.map((period) => (
            <PeriodOf key={`${period.from} ${period.to}`} period={period} currency={booking.currency} today={today} />
          ))}
        </ol>
      ))}
      <p className={styles['note']}>
        {money} {t(backOnSale)}
      </p>
    </Card>
  )
}

const PeriodOf = ({ period, currency, today }: { period: Period; currency: BookingDetail['currency']; today: string }) => {
  const now = (period.from === null || period.from <= today) && (period.to === null || today <= period.to)
  return (
    <li data-now={now} data-free={period.charge === null} aria-current={now ? 'date' : undefined}>
      <span>{useSpan(period)}</span>
      <strong>{useCharge(period, currency)}</strong>
    </li>
  )
}

const useSpan = ({ from, to }: Period): string => {
  const t = useSay()
  const format = useFormat()
  if (from === null) return to === null ? t(always) : t(until, { day: format.shortDate(to) })
  return to === null ? t(since, { day: format.shortDate(from) }) : format.range(from, to)
}

const useCharge = ({ charge }: Period, currency: BookingDetail['currency']): string => {
  const t = useSay()
  const format = useFormat()
  if (charge === null) return t(free)
  if (charge.unit === 'percent') return format.percent(charge.basisPoints)
  return charge.unit === 'amount' ? format.money(charge.amount, currency) : format.count(charge.nights, nouns.night)
}

const title = say('Nếu huỷ hôm nay', 'If cancelled today')
const before = say('{days} ngày trước khi đến', '{days} days before arrival')
const backOnSale = say('Phòng trở lại để bán.', 'The rooms go back on sale.')
const until = say('Đến {day}', 'Until {day}')
const since = say('Từ {day}', 'From {day}')
const always = say('Mọi ngày', 'Any day')
const free = say('miễn phí', 'free')
