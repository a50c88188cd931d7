import { say } from '@innkeeper/protocol/say'
import { ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { ticketEventWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Summary, SummaryItem } from '../../page/summary.tsx'
import styles from '../booking.module.css'
import { AgentTerms, Reach } from '../booking-summary.tsx'
import { BookingTimeline } from '../booking-timeline.tsx'
import { GuestNote } from '../guest-note.tsx'
import type { TicketFacts as Facts } from './ticket-detail.ts'
import { TicketPrice } from './ticket-price.tsx'
import { ticketsOf } from './tickets-of.ts'

type TicketFactsProps = {
  booking: Facts
  /** Below the timeline. */
  children?: ReactNode
}

/** A ticket booking to look at: the visit, its lines with their prices, what was paid and what happened. */
export const TicketFacts = ({ booking, children }: TicketFactsProps) => (
  <>
    <VisitSummary booking={booking} />
    <div className={styles['columns']}>
      <div className={styles['aside']}>
        <TicketPrice booking={booking} />
      </div>
      <div className={styles['aside']}>
        <BookingTimeline booking={booking} words={ticketEventWords} />
        {children}
        <GuestNote booking={booking} />
      </div>
    </div>
  </>
)

/** When, what, who and through whom, side by side. */
const VisitSummary = ({ booking }: { booking: Facts }) => {
  const t = useSay()
  const format = useFormat()
  const { visitDay, lastDay, lines, agent } = booking
  const people = lines.flatMap(({ visitors }) => visitors).reduce((sum, { count }) => sum + count, 0)
  return (
    <Summary>
      <SummaryItem words={visitWords} more={t(lastDay === visitDay ? thatDay : untilWords, { day: format.day(lastDay) })}>
        {format.day(visitDay)}
      </SummaryItem>
      <SummaryItem words={ticketsWords} more={t(peopleWords, { people: format.number(people) })}>
        {lines.map((line) => (
          <div key={line.number}>
            {ticketsOf(
              line.visitors.reduce((sum, { count }) => sum + count, 0),
              t(line.name),
              line.slot,
            )}
          </div>
        ))}
      </SummaryItem>
      <SummaryItem words={guestWords} more={<Reach booking={booking} />}>
        {booking.guestName}
      </SummaryItem>
      <SummaryItem words={agentWords} more={<AgentTerms booking={booking} />}>
        {t(agent?.name ?? ownPageWords)}
      </SummaryItem>
    </Summary>
  )
}

const visitWords = say('Ngày vào cổng', 'Day of the visit')
const thatDay = say('dùng trong ngày', 'valid on that day')
const untilWords = say('dùng đến {day}', 'valid until {day}')
const ticketsWords = say('Vé', 'Tickets')
const peopleWords = say('{people} người', 'visitors: {people}')
const guestWords = say('Khách', 'Guest')
const agentWords = say('Đại lý', 'Agent')
