import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { bookingLook } from '#ui/booking/booking-looks.ts'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { BookingFacts } from '#ui/booking/booking-facts.tsx'
import { BookingMoney } from '../payments/booking-money.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { IfCancelled } from './if-cancelled.tsx'

/** One booking: the stay, the price step by step, what happened, and what cancelling would cost. */
export const BookingScreen = () => {
  useTitle(title)
  const code = usePart('code')
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
      <BookingFacts booking={booking.data}>
        <BookingMoney booking={booking.data} />
        <IfCancelled booking={booking.data} />
      </BookingFacts>
    </Page>
  )
}

const BookingActs = ({ booking }: { booking: BookingDetail }) => {
  const lack = useLack('booking/cancel')
  const [cancelling, setCancelling] = useState(false)
  const reason = lack ?? (booking.allowed.cancel.ok ? undefined : cannotCancel)
  return (
    <>
      <IconButton icon="printer" words={printWords} framed onClick={() => window.print()} />
      <Button
        words={cancelWords}
        look="danger"
        icon="ban"
        reason={reason}
        onClick={() => setCancelling(true)}
        opens={{ kind: 'dialog', open: cancelling }}
      />
      {cancelling && <CancelBooking booking={booking} onClose={() => setCancelling(false)} />}
    </>
  )
}

const title = say('Đặt phòng', 'Bookings')
const what = say('đặt phòng', 'the booking')
const printWords = say('In đặt phòng', 'Print the booking')
const cancelWords = say('Huỷ đặt phòng', 'Cancel booking')
const cannotCancel = say(
  'Không huỷ được ở trạng thái này. Kiểm tra trạng thái.',
  'It cannot be cancelled in this status. Check the status.',
)
