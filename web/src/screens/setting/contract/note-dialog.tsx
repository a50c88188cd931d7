import { contractSigningCalls } from '@innkeeper/protocol/calls/setting/contract-signing'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import type { Saying } from '@innkeeper/protocol/say'
import type { ComponentProps } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

type NoteDialogProps = Pick<ComponentProps<typeof FormDialog>, 'title' | 'save' | 'onClose'> & {
  /** What is sent with the note. */
  path: 'contract/decline' | 'contract/dispute'
  paperId: string
  question: Saying
  done: Saying
}

/** Writes to Innkeeper about a contract: a note that may not be empty. */
export const NoteDialog = ({ path, paperId, question, done, onClose, ...look }: NoteDialogProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm(path, {
    schema: contractSigningCalls[path].input,
    initial: { paperId, note: '' },
    check: ({ note }) => ((note ?? '').trim() === '' ? [{ field: 'note', words: contractRefusals.contractNoteMissing.words }] : []),
    done: () => {
      alerts.success(done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} {...look}>
      <p>{t(question)}</p>
      <TextAreaField field={{ ...form.field('note'), required: true }} first />
    </FormDialog>
  )
}
