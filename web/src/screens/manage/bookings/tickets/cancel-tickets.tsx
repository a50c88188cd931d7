import { ticketBookingCalls } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { TicketDetail } from '#ui/booking/tickets/ticket-detail.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

/** Cancels a ticket booking for the park: the reason is required, and what it costs stands beside it. */
export const CancelTickets = ({ booking, onClose }: { booking: TicketDetail; onClose: () => void }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const { code, paid, currency, ifCancelledToday } = booking
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
  const money = (amount: number) => format.money(amount, currency)
  const values = { fee: money(fee), refund: money(Math.max(0, paid - fee)), agent: t(booking.agent.name) }
  return (
    <FormDialog form={form} title={question} values={{ code }} save={{ words: cancelWords, icon: 'ban' }} onClose={onClose}>
      <p>{t(fee === 0 ? free : outcome, values)}</p>
      <TextAreaField field={form.field('reason')} />
      <CheckField field={form.field('waiveFee')} />
    </FormDialog>
  )
}

const question = say('Huỷ đặt vé {code}?', 'Cancel ticket booking {code}?')
const outcome = say(
  'Phí {fee}, hoàn {refund} cho {agent}. Vé trở lại để bán ngay.',
  'Fee {fee}, {refund} goes back to {agent}. The tickets go back on sale at once.',
)
// A fee of nothing is not mentioned.
const free = say(
  'Hoàn {refund} cho {agent}. Vé trở lại để bán ngay.',
  '{refund} goes back to {agent}. The tickets go back on sale at once.',
)
const cancelWords = say('Huỷ đặt vé', 'Cancel tickets')
const done = say('Đã huỷ đặt vé {code}.', 'Ticket booking {code} is cancelled.')
