import { say } from '@innkeeper/protocol/say'
import { ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { useLack } from '#kit/session/rights.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { bookingLook, ticketLook } from '#ui/booking/booking-looks.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import type { Place } from './transaction-form.tsx'

/** The booking of a transaction, with what it owes. */
export const PlaceCard = ({ place }: { place: Place }) => {
  const t = useSay()
  const format = useFormat()
  const money = (sum: number) => format.money(sum, place.currency)
  return (
    <Card
      title={place.ofTickets ? ticketTitle : title}
      aside={<Badge state={place.ofTickets ? ticketLook(place.state) : bookingLook(place.state)} />}
    >
      <FactList>
        <dt>{t(codeWords)}</dt>
        <dd>
          <BookingLink place={place} />
        </dd>
        <dt>{t(guestWords)}</dt>
        <dd>{place.guestName}</dd>
        <dt>{t(agentWords)}</dt>
        <dd>{t(place.agent ?? ownPageWords)}</dd>
        <dt>{t(place.ofTickets ? visitWords : stayWords)}</dt>
        <dd>{place.checkIn === place.checkOut ? format.day(place.checkIn) : format.range(place.checkIn, place.checkOut)}</dd>
        <dt>{t(totalWords)}</dt>
        <dd>{money(place.total)}</dd>
        {place.fee > 0 && (
          <>
            <dt>{t(feeWords)}</dt>
            <dd>{money(place.fee)}</dd>
          </>
        )}
        <dt>{t(paidWords)}</dt>
        <dd>{money(place.paid)}</dd>
        <dt>{t(owedWords)}</dt>
        <dd>{money(place.owed)}</dd>
      </FactList>
    </Card>
  )
}

/** The booking's code; a link for who may see bookings. */
const BookingLink = ({ place: { code, ofTickets } }: { place: Pick<Place, 'code' | 'ofTickets'> }) => {
  const { property } = useSession()
  const lack = useLack(ofTickets ? 'ticket-booking/detail' : 'booking/detail')
  const to = ofTickets ? paths.ticketBooking(property, code) : paths.booking(property, code)
  return lack === undefined ? <Link to={to}>{code}</Link> : <>{code}</>
}

const title = say('Đặt phòng', 'Booking')
const ticketTitle = say('Đặt vé', 'Ticket booking')
const codeWords = say('Mã', 'Code')
const guestWords = say('Khách', 'Guest')
const agentWords = say('Đại lý', 'Agent')
const stayWords = say('Kỳ lưu trú', 'Stay')
const visitWords = say('Dùng vé', 'Visit')
const totalWords = say('Tổng tiền', 'Total')
const feeWords = say('Phí huỷ', 'Cancellation fee')
const paidWords = say('Đã trả', 'Paid')
const owedWords = say('Còn nợ', 'Owed')
