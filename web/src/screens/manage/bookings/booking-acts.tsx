import { say, type Saying } from '@innkeeper/protocol/say'
import { mayChange } from '@innkeeper/rules/booking/can-change'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { AddNote } from './add-note.tsx'
import { ChangeBooking } from './change/change-booking.tsx'
import { ConfirmBooking } from './confirm-booking.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ReportNoShow } from './report-no-show.tsx'

type Dialog = 'confirmation' | 'change' | 'cancel' | 'noShow' | 'note'

/** What can be done with a booking. What its state never allows is not offered; cancelling always is, with the reason why not. */
export const BookingActs = ({ booking }: { booking: BookingDetail }) => {
  const lack = useLack('booking/cancel')
  const [open, setOpen] = useState<Dialog | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <IconButton icon="printer" words={printWords} framed onClick={() => window.print()} />
      <Button
        words={confirmationWords}
        look="quiet"
        icon="download"
        onClick={() => setOpen('confirmation')}
        opens={{ kind: 'dialog', open: open === 'confirmation' }}
      />
      <Button
        words={noteWords}
        look="quiet"
        icon="message-2"
        reason={lack}
        onClick={() => setOpen('note')}
        opens={{ kind: 'dialog', open: open === 'note' }}
      />
      {mayChange(booking.state) !== 'nothing' && (
        <Button
          words={changeWords}
          icon="edit"
          reason={lack}
          onClick={() => setOpen('change')}
          opens={{ kind: 'dialog', open: open === 'change' }}
        />
      )}
      {booking.state === 'payment failed' && <RetryPayment booking={booking} />}
      {booking.allowed.noShow.ok && (
        <Button
          words={noShowWords}
          look="quiet"
          icon="door-exit"
          reason={lack}
          onClick={() => setOpen('noShow')}
          opens={{ kind: 'dialog', open: open === 'noShow' }}
        />
      )}
      <Button
        words={cancelWords}
        look="danger"
        icon="ban"
        reason={lack ?? (booking.allowed.cancel.ok ? undefined : cannotCancel)}
        onClick={() => setOpen('cancel')}
        opens={{ kind: 'dialog', open: open === 'cancel' }}
      />
      {open === 'confirmation' && <ConfirmBooking code={booking.code} onClose={close} />}
      {open === 'change' && <ChangeBooking booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelBooking booking={booking} onClose={close} />}
      {open === 'noShow' && <ReportNoShow booking={booking} onClose={close} />}
      {open === 'note' && <AddNote code={booking.code} onClose={close} />}
    </>
  )
}

/** Lets a failed payment be tried again, until its term passes. */
export const RetryPayment = ({ booking: { code, allowed } }: { booking: Pick<BookingDetail, 'code' | 'allowed'> }) => {
  const alerts = useAlerts()
  const lack = useLack('booking/retry-payment')
  const retry = useChange('booking/retry-payment', {
    done: () => alerts.success(retried, { code }),
    failed: (error) => alerts.failure(error),
  })
  const reason: Saying | undefined = lack ?? (allowed.retryPayment.ok ? undefined : termPassed)
  return (
    <Button words={retryWords} look="quiet" icon="refresh" reason={reason} pending={retry.pending} onClick={() => retry.send({ code })} />
  )
}

const printWords = say('In đặt phòng', 'Print the booking')
const confirmationWords = say('Xác nhận', 'Confirmation')
const changeWords = say('Thay đổi', 'Change')
const noteWords = say('Ghi chú nội bộ', 'Note inside the house')
const noShowWords = say('Khách không đến', 'No-show')
const retryWords = say('Cho thanh toán lại', 'Let it be paid again')
const retried = say('Đặt phòng {code} chờ thanh toán lại.', 'Booking {code} awaits payment again.')
const termPassed = say('Hạn thanh toán đã qua.', 'The payment term has passed.')
const cancelWords = say('Huỷ đặt phòng', 'Cancel booking')
const cannotCancel = say(
  'Không huỷ được ở trạng thái này. Kiểm tra trạng thái.',
  'It cannot be cancelled in this status. Check the status.',
)
