import { z } from 'zod'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { bookingLook } from '#ui/booking/booking-looks.ts'
import { BookingFacts } from '#ui/booking/booking-facts.tsx'
import { BookingMoney } from './payments/booking-money.tsx'
import { BookingActs } from './booking-acts.tsx'
import { SeeAgreedBefore } from './change/see-agreed-before.tsx'
import { IfCancelled } from './if-cancelled.tsx'
import { SendEmailAgain } from './send-email-again.tsx'

/** The booking that the address names in its path. */
export const BookingScreen = () => <Booking code={usePart('code')} />

/** The booking that the address names in its query: the specification’s `hotel/booking/detail?code=`. */
export const NamedBookingScreen = () => {
  const [{ code }] = useAddress(named)
  return code === '' ? <NoCode /> : <Booking code={code} />
}

const NoCode = () => {
  useTitle(title)
  const t = useSay()
  const { property } = useSession()
  return (
    <Page>
      <PageHead title={title} />
      <Empty words={noCode} act={<Link to={paths.bookings(property)}>{t(toBookings)}</Link>} />
    </Page>
  )
}

const noCode = say('Địa chỉ này không có mã đặt phòng.', 'This address has no booking code.')
const toBookings = say('Đến danh sách đặt phòng', 'To the bookings')

const named = z.object({ code: z.string().catch('') })

/** One booking: the stay, the price step by step, what happened, and what cancelling would cost. */
const Booking = ({ code }: { code: string }) => {
  useTitle(title)
  const { property } = useSession()
  const booking = useRead('booking/detail', { code })
  const crumbs = [{ words: title, to: paths.bookings(property) }, { words: { vi: code, en: code } }]
  if (booking.data === undefined) {
    return (
      <Page>
        <PageHead title={title} crumbs={crumbs} />
        {booking.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={booking.error} again={booking.again} />}
      </Page>
    )
  }
  return (
    <Page>
      <PageHead
        title={say('{guest}', '{guest}')}
        values={{ guest: booking.data.guestName }}
        badge={<Badge state={bookingLook(booking.data.state)} />}
        crumbs={crumbs}
        acts={<BookingActs booking={booking.data} />}
      />
      {booking.error !== null && <Failed what={what} error={booking.error} again={booking.again} readAt={booking.readAt} />}
      <BookingFacts booking={booking.data} agreedBefore={SeeAgreedBefore} sendAgain={SendEmailAgain}>
        <BookingMoney booking={booking.data} />
        <IfCancelled booking={booking.data} />
      </BookingFacts>
    </Page>
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('đặt phòng', 'the booking')
