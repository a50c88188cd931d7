import { hotelActCalls } from '@innkeeper/protocol/calls/platform/hotel-acts'
import { registrationRefusals } from '@innkeeper/protocol/refusals/people/registration'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'

/** Says why a certificate is not accepted; the property then sends another. */
export const RefuseCertificate = ({ id, certificateNo, onClose }: { id: string; certificateNo: number; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('supplier/hotel/verify', {
    schema: hotelActCalls['supplier/hotel/verify'].input,
    initial: { id, certificateNo, verdict: 'refused', note: '' },
    draft: `${id}:${certificateNo}`,
    check: ({ note }) => ((note ?? '').trim() === '' ? [{ field: 'note', words: registrationRefusals.noteMissing.words }] : []),
    done: () => {
      alerts.success(done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} save={{ words: title, icon: 'x' }} onClose={onClose}>
      <p>{t(question)}</p>
      <TextAreaField field={{ ...form.field('note'), required: true }} first />
    </FormDialog>
  )
}

const title = say('Không chấp nhận giấy phép', 'Do not accept the certificate')
const question = say(
  'Chỗ nghỉ đọc ghi chú này và gửi giấy phép khác; thời hạn 48 giờ tính lại từ lúc đó.',
  'The property reads this note and sends another certificate. The 48 hours then start again.',
)
const done = say('Đã báo cho chỗ nghỉ.', 'The property was told.')
