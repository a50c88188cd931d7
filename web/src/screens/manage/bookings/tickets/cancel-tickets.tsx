import { ticketBookingCalls } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import type { TicketDetail } from '#ui/booking/tickets/ticket-detail.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { useEndingMoney } from '../ending-money.ts'

/** Cancels a ticket booking for the park: the reason is required, and what it costs stands beside it. */
export const CancelTickets = ({ booking, onClose }: { booking: TicketDetail; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const { code, ifCancelledToday } = booking
  const form = useForm('ticket-booking/cancel', {
    schema: ticketBookingCalls['ticket-booking/cancel'].input,
    initial: { code, waiveFee: false },
    draft: code,
    done: () => {
      alerts.success(done, { code })
      onClose()
    },
  })
  const fee = form.values.waiveFee === true ? 0 : (ifCancelledToday?.fee ?? 0)
  const money = useEndingMoney({ ...booking, fee, to: booking.agent?.name ?? guestWords })
  return (
    <FormDialog form={form} title={question} values={{ code }} save={{ words: cancelWords, icon: 'ban' }} onClose={onClose}>
      <p>
        {money} {t(backOnSale)}
      </p>
      <TextAreaField field={form.field('reason')} />
      <CheckField field={form.field('waiveFee')} />
    </FormDialog>
  )
}

const guestWords = say('khách', 'the guest')
const question = say('Huỷ đặt vé {code}?', 'Cancel ticket booking {code}?')
const backOnSale = say('Vé trở lại để bán ngay.', 'The tickets go back on sale at once.')
const cancelWords = say('Huỷ đặt vé', 'Cancel tickets')
const done = say('Đã huỷ đặt vé {code}.', 'Ticket booking {code} is cancelled.')
