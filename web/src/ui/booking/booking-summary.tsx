import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { Summary, SummaryItem } from '../page/summary.tsx'
import type { BookingFacts } from './booking-detail.ts'
import { roomsOfType } from './rooms-of-type.ts'
import styles from './booking.module.css'

/** When, what, who and through whom, side by side. */
export const BookingSummary = ({ booking }: { booking: BookingFacts }) => {
  const t = useSay()
  const format = useFormat()
  const nights = format.count(booking.nights, nouns.night)
  return (
    <Summary>
      <SummaryItem words={checkInWords} more={t(fromWords, { time: booking.property.checkInFrom })}>
        {format.day(booking.checkIn)}
      </SummaryItem>
      <SummaryItem words={checkOutWords} more={t(untilWords, { nights, time: booking.property.checkOutUntil })}>
        {format.day(booking.checkOut)}
      </SummaryItem>
      <SummaryItem words={roomsWords} more={booking.lines.map((line) => t(line.ratePlan)).join('; ')}>
        {booking.lines.map((line) => (
          <div key={line.roomPlanId}>{roomsOfType(line.rooms.length, t(line.roomType))}</div>
        ))}
      </SummaryItem>
      <SummaryItem words={guestsWords} more={<Reach booking={booking} />}>
        <Guests booking={booking} />
      </SummaryItem>
      <SummaryItem words={agentWords} more={<AgentTerms booking={booking} />}>
        {t(booking.agent?.name ?? ownPageWords)}
      </SummaryItem>
    </Summary>
  )
}

/** Where the guest is reached: a tap calls, or writes. */
export const Reach = ({ booking: { guestPhone, guestEmail } }: { booking: Pick<BookingFacts, 'guestPhone' | 'guestEmail'> }) => (
  <>
    {guestPhone !== '' && (
      <a className={styles['reach']} href={`tel:${guestPhone.replaceAll(/[^\d+]/gu, '')}`}>
        {guestPhone}
      </a>
    )}
    {guestPhone !== '' && guestEmail !== '' && ' · '}
    {guestEmail !== '' && (
      <a className={styles['reach']} href={`mailto:${guestEmail}`}>
        {guestEmail}
      </a>
    )}
  </>
)

const Guests = ({ booking }: { booking: BookingFacts }) => {
  const format = useFormat()
  const rooms = booking.lines.flatMap((line) => line.rooms)
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap((room) => room.childrenAges)
  const children = ages.length === 0 ? '' : `, ${format.count(ages.length, nouns.child)} (${ages.join(', ')})`
  return <>{`${format.count(adults, nouns.adult)}${children}`}</>
}

/** The agent’s level with the property, and the credit that is left to it. */
export const AgentTerms = ({ booking: { agent, currency } }: { booking: Pick<BookingFacts, 'agent' | 'currency'> }) => {
  const t = useSay()
  const format = useFormat()
  if (agent === null) return null
  const level = t(levelWords, { level: agent.level })
  return <>{agent.creditLeft === null ? level : `${level}, ${t(creditWords, { amount: format.money(agent.creditLeft, currency) })}`}</>
}

const checkInWords = say('Nhận phòng', 'Check-in')
const fromWords = say('từ {time}', 'from {time}')
const checkOutWords = say('Trả phòng', 'Check-out')
const untilWords = say('{nights}, đến {time}', '{nights}, until {time}')
const roomsWords = say('Phòng', 'Rooms')
const guestsWords = say('Khách', 'Guests')
const agentWords = say('Đại lý', 'Agent')
const levelWords = say('Cấp {level}', 'Level {level}')
const creditWords = say('còn hạn mức {amount}', 'credit left {amount}')
