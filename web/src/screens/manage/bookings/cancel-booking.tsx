import { bookingCalls } from '@innkeeper/protocol/calls/manage/booking'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { useEndingMoney } from './ending-money.ts'

/** Cancels a booking for the property: the reason is required, and what it costs stands beside it. */
export const CancelBooking = ({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('booking/cancel', {
    schema: bookingCalls['booking/cancel'].input,
    initial: { code: booking.code, waiveFee: false },
    draft: booking.code,
    done: () => {
      alerts.success(done, { code: booking.code })
      onClose()
    },
  })
  const fee = form.values.waiveFee === true ? 0 : (booking.ifCancelledToday?.fee ?? 0)
  const money = useEndingMoney({ ...booking, fee, to: booking.agent?.name ?? guestWords })
  return (
    <FormDialog form={form} title={question} values={{ code: booking.code }} save={{ words: cancelWords, icon: 'ban' }} onClose={onClose}>
      <p>
        {money} {t(backOnSale)}
      </p>
      <TextAreaField field={form.field('reason')} />
      <CheckField field={form.field('waiveFee')} />
    </FormDialog>
  )
}

const question = say('Huỷ đặt phòng {code}?', 'Cancel booking {code}?')
const backOnSale = say('Phòng trở lại để bán ngay.', 'The rooms go back on sale at once.')
const guestWords = say('khách', 'the guest')
const cancelWords = say('Huỷ đặt phòng', 'Cancel booking')
const done = say('Đã huỷ đặt phòng {code}.', 'Booking {code} is cancelled.')
