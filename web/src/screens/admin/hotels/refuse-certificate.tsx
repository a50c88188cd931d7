import { hotelActCalls } from '@innkeeper/protocol/calls/platform/hotel-acts'
import { registrationRefusals } from '@innkeeper/protocol/refusals/registration'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import styles from './hotels.module.css'

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
    <Dialog
      open
      onClose={onClose}
      title={title}
      acts={
        <>
          <Button words={leaveWords} onClick={onClose} />
          <Button words={title} look="primary" icon="x" pending={form.pending} onClick={form.submit} />
        </>
      }
    >
      <form {...form.props} className={styles['form']}>
        {form.failure !== null && <FailureBanner failure={form.failure} />}
        <p>{t(question)}</p>
        <TextAreaField field={{ ...form.field('note'), required: true }} first />
      </form>
    </Dialog>
  )
}

const title = say('Không chấp nhận giấy phép', 'Do not accept the certificate')
const question = say(
  'Chỗ nghỉ đọc ghi chú này và gửi giấy phép khác; thời hạn 48 giờ tính lại từ lúc đó.',
  'Its people read this note and send another certificate; 48 hours begin anew then.',
)
const leaveWords = say('Để nguyên', 'Leave as it is')
const done = say('Đã báo cho chỗ nghỉ.', 'The property was told.')
