import { gateCalls } from '@innkeeper/protocol/calls/tickets/gate'
import { say } from '@innkeeper/protocol/say'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'

type UndoEntryProps = { entry: { readonly id: string; readonly number: string }; onClose: () => void; done: () => void }

/** Takes back an entry that was a mistake, with the reason: the ticket lets in again. */
export const UndoEntry = ({ entry: { id, number }, onClose, done }: UndoEntryProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const values = { number: spacedTicketNumber(number) }
  const form = useForm('gate/undo', {
    schema: gateCalls['gate/undo'].input,
    initial: { id },
    done: () => {
      alerts.success(doneWords, values)
      done()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={question} values={values} save={{ words: undoWords, icon: 'arrow-back-up' }} onClose={onClose}>
      <p>{t(outcome)}</p>
      <TextField field={form.field('reason')} example={example} />
    </FormDialog>
  )
}

const question = say('Trả lại lượt vào của vé {number}?', 'Undo the entry of ticket {number}?')
const outcome = say('Vé này lại vào được.', 'The ticket lets in again.')
const undoWords = say('Trả lại lượt vào', 'Undo the entry')
const example = say('Quét nhầm vé', 'Wrong ticket scanned')
const doneWords = say('Đã trả lại lượt vào của vé {number}.', 'The entry of ticket {number} is undone.')
