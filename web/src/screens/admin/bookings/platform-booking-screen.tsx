import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { BookingFacts } from '#ui/booking/booking-facts.tsx'
import { bookingLook } from '#ui/booking/booking-looks.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

/** A booking of any property, to look at; who changes it enters the property. */
export const PlatformBookingScreen = () => {
  useTitle(title)
  const t = useSay()
  const code = usePart('code')
  const booking = useRead('supplier/booking/detail', { code })
  const crumbs = [{ words: title, to: paths.adminBookings() }, { words: { vi: code, en: code } }]
  if (booking.data === undefined) {
    return (
      <Page>
        <PageHead title={title} crumbs={crumbs} />
        {booking.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={booking.error} again={booking.again} />}
      </Page>
    )
  }
  const { property } = booking.data
  return (
    <Page>
      <PageHead
        title={say('{guest}', '{guest}')}
        values={{ guest: booking.data.guestName }}
        badge={<Badge state={bookingLook(booking.data.state)} />}
        crumbs={crumbs}
        acts={<Link to={paths.adminHotel(property.id)}>{`${t(property.name)} (${property.code})`}</Link>}
      />
      {booking.error !== null && <Failed what={what} error={booking.error} again={booking.again} readAt={booking.readAt} />}
      <BookingFacts booking={booking.data} />
    </Page>
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('đặt phòng', 'the booking')
