import { decideInput } from '@innkeeper/protocol/rates/held'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

/** Declines a message, with a note for the system that sent it. */
export const DeclineMessage = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('room-plan/pms-confirm', {
    schema: decideInput,
    initial: { id, decision: 'decline', note: '' },
    done: () => {
      alerts.success(declined)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} save={{ words: declineWords, icon: 'ban', look: 'danger' }} onClose={onClose}>
      <p>{t(question)}</p>
      <TextAreaField field={form.field('note')} rows={2} />
    </FormDialog>
  )
}

const title = say('Từ chối tin này', 'Decline this message')
const question = say(
  'Các đêm giữ nguyên. Tin đã từ chối không áp dụng lại được.',
  'The nights stay as they are. A declined message cannot be applied later.',
)
const declineWords = say('Từ chối tin', 'Decline the message')
const declined = say('Đã từ chối, các đêm giữ nguyên.', 'Declined: the nights stay as they are.')
