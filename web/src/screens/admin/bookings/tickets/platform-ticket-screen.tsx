import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { ticketLook } from '#ui/booking/booking-looks.ts'
import { TicketFacts } from '#ui/booking/tickets/ticket-facts.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'

/** A ticket booking of any park, to look at; who changes it enters the park. */
export const PlatformTicketScreen = () => {
  useTitle(title)
  const t = useSay()
  const code = usePart('code')
  const booking = useRead('supplier/booking/detail-ticket', { code })
  const list = { words: title, to: paths.adminTicketBookings() }
  if (booking.data === undefined) return <RecordLoading title={title} list={list} what={what} read={booking} />
  const { property } = booking.data
  return (
    <Page>
      <PageHead
        title={say('{guest}', '{guest}')}
        values={{ guest: booking.data.guestName }}
        badge={<Badge state={ticketLook(booking.data.state)} />}
        crumbs={[list, { words: { vi: code, en: code } }]}
        acts={<Link to={paths.adminHotel(property.id)}>{`${t(property.name)} (${property.code})`}</Link>}
      />
      {booking.error !== null && <Failed what={what} error={booking.error} again={booking.again} readAt={booking.readAt} />}
      <TicketFacts booking={booking.data} />
    </Page>
  )
}

const title = say('Đặt vé', 'Ticket bookings')
const what = say('đặt vé', 'the ticket booking')
