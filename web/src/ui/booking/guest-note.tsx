import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '../page/card.tsx'
import type { BookingFacts } from './booking-detail.ts'

/** What the guest asked for, where there is anything. */
export const GuestNote = ({ booking }: { booking: Pick<BookingFacts, 'note'> }) => {
  const t = useSay()
  if (booking.note === '') return null
  return (
    <Card title={title} aside={t(seen)}>
      <p>{booking.note}</p>
    </Card>
  )
}

const title = say('Lời nhắn của khách', 'Guest’s note')
const seen = say('lễ tân đọc được', 'seen by reception')
