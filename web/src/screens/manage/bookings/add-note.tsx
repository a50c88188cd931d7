import { bookingLifeCalls } from '@innkeeper/protocol/calls/manage/booking-life'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

/** Writes a note on a booking that only the house reads; it stands in the timeline. */
export const AddNote = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('booking/add-note', {
    schema: bookingLifeCalls['booking/add-note'].input,
    initial: { code },
    draft: code,
    done: () => {
      alerts.success(done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} values={{ code }} save={{ words: addWords, icon: 'message-2' }} onClose={onClose}>
      <p>{t(seenBy)}</p>
      <TextAreaField field={form.field('text')} />
    </FormDialog>
  )
}

const title = say('Ghi chú đặt phòng {code}', 'Note on booking {code}')
const seenBy = say(
  'Chỉ nhân viên chỗ nghỉ đọc được; đại lý và khách không thấy.',
  'Only the property’s staff read it; neither the agent nor the guest sees it.',
)
const addWords = say('Lưu ghi chú', 'Save note')
const done = say('Đã lưu ghi chú.', 'The note is saved.')
