import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { ticketLook } from '#ui/booking/booking-looks.ts'
import type { TicketDetail } from '#ui/booking/tickets/ticket-detail.ts'
import { TicketFacts } from '#ui/booking/tickets/ticket-facts.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { useEndingMoney } from '../ending-money.ts'
import { BookingMoney } from '../payments/booking-money.tsx'
import { CancelTickets } from './cancel-tickets.tsx'
import { ticketsTitle } from './ticket-words.ts'

/** One ticket booking: the visit, its lines by kind of visitor, its money, what happened, and what cancelling would cost. */
export const TicketScreen = () => {
  useTitle(ticketsTitle)
  const { property } = useSession()
  const code = usePart('code')
  const booking = useRead('ticket-booking/detail', { code })
  const list = { words: ticketsTitle, to: paths.ticketBookings(property) }
  if (booking.data === undefined) return <RecordLoading title={ticketsTitle} list={list} what={what} read={booking} />
  return (
    <Page>
      <PageHead
        title={say('{guest}', '{guest}')}
        values={{ guest: booking.data.guestName }}
        badge={<Badge state={ticketLook(booking.data.state)} />}
        crumbs={[list, { words: { vi: code, en: code } }]}
        acts={<TicketActs booking={booking.data} />}
      />
      {booking.error !== null && <Failed what={what} error={booking.error} again={booking.again} readAt={booking.readAt} />}
      <TicketFacts booking={booking.data}>
        <BookingMoney booking={booking.data} />
        <IfCancelled booking={booking.data} />
      </TicketFacts>
    </Page>
  )
}

const TicketActs = ({ booking }: { booking: TicketDetail }) => {
  const lack = useLack('ticket-booking/cancel')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="printer" words={printWords} framed onClick={() => window.print()} />
      <Button
        words={cancelWords}
        look="danger"
        icon="ban"
        reason={lack ?? (booking.allowed.cancel.ok ? undefined : cannotCancel)}
        onClick={() => setOpen(true)}
        opens={{ kind: 'dialog', open }}
      />
      {open && <CancelTickets booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What cancelling would cost today, by the terms of each product as they were agreed. */
const IfCancelled = ({ booking }: { booking: TicketDetail }) => {
  const t = useSay()
  const money = useEndingMoney({ ...booking, fee: booking.ifCancelledToday?.fee ?? 0 })
  if (booking.ifCancelledToday === null) return null
  return (
    <Card title={ifTitle}>
      <p>
        {money} {t(backOnSale)}
      </p>
    </Card>
  )
}

const what = say('đặt vé', 'the ticket booking')
const printWords = say('In đặt vé', 'Print the ticket booking')
const cancelWords = say('Huỷ đặt vé', 'Cancel tickets')
const cannotCancel = say(
  'Không huỷ được ở trạng thái này. Kiểm tra trạng thái.',
  'It cannot be cancelled in this status. Check the status.',
)
const ifTitle = say('Nếu huỷ hôm nay', 'If cancelled today')
const backOnSale = say('Vé trở lại để bán.', 'The tickets go back on sale.')
