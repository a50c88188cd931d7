import { bookingLifeCalls } from '@innkeeper/protocol/calls/manage/booking-life'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { useEndingMoney } from './ending-money.ts'

/** Reports that the guest did not come: what it costs by the agreed terms stands beside it. */
export const ReportNoShow = ({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('booking/no-show', {
    schema: bookingLifeCalls['booking/no-show'].input,
    initial: { code: booking.code, reason: '', waiveFee: false },
    draft: booking.code,
    done: () => {
      alerts.success(done, { code: booking.code })
      onClose()
    },
  })
  const fee = form.values.waiveFee === true ? 0 : (booking.ifNoShow?.fee ?? 0)
  const money = useEndingMoney({ ...booking, fee })
  return (
    <FormDialog
      form={form}
      title={question}
      values={{ guest: booking.guestName }}
      save={{ words: reportWords, icon: 'door-exit' }}
      onClose={onClose}
    >
      <p>
        {money} {t(ends)}
      </p>
      <TextAreaField field={form.field('reason')} />
      <CheckField field={form.field('waiveFee')} />
    </FormDialog>
  )
}

const question = say('{guest} không đến?', '{guest} did not come?')
const ends = say('Đặt phòng kết thúc, phòng trở lại để bán ngay.', 'The booking ends, the rooms go back on sale at once.')
const reportWords = say('Báo khách không đến', 'Report no-show')
const done = say('Đã báo khách không đến, đặt phòng {code}.', 'The no-show of booking {code} is reported.')
