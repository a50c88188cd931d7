import { visitCalls } from '@innkeeper/protocol/calls/account/visit'
import { say } from '@innkeeper/protocol/say'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

type ReasonDialogProps = { onClose: () => void; given: () => void }

/** Asks an administrator why they entered the property; what waits for it goes on once it is said. */
export const ReasonDialog = ({ onClose, given }: ReasonDialogProps) => {
  const t = useSay()
  const form = useForm('visit/give-reason', { schema: visitCalls['visit/give-reason'].input, initial: {}, done: given })
  return (
    <FormDialog form={form} title={title} save={{ words: giveWords, icon: 'check' }} leave={leaveWords} onClose={onClose}>
      <p>{t(lead)}</p>
      <TextAreaField field={form.field('reason')} />
    </FormDialog>
  )
}

const title = say('Vì sao bạn vào chỗ nghỉ này?', 'Why did you enter this property?')
const lead = say(
  'Trước khi sửa, hãy nêu lý do. Chủ chỗ nghỉ đọc được lý do này trong nhật ký. Những gì bạn đã nhập vẫn còn.',
  'Say why before you change anything. The owner reads it in the diary. What you typed stays.',
)
const leaveWords = say('Chỉ xem tiếp', 'Just look')
const giveWords = say('Nêu lý do', 'Give the reason')
