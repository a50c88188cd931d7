import { platformContractCalls, type walkSteps } from '@innkeeper/protocol/calls/platform/contracts'
import { contractActWords } from '@innkeeper/protocol/words/platform/contract-words'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { needsNote } from '@innkeeper/rules/e-contract/move-contract'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import type { PlatformContract } from './platform-contract.ts'

type StepDialogProps = { contract: PlatformContract; step: (typeof walkSteps)[number]; onClose: () => void }

/** Asks before a contract moves on; who says no says why. */
export const StepDialog = ({ contract, step, onClose }: StepDialogProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const required = step === 'amendWithdraw' || needsNote(contract.place, step)
  const form = useForm('supplier/contract/move', {
    schema: platformContractCalls['supplier/contract/move'].input,
    initial: { id: contract.id, seen: contract.version, step, note: '' },
    check: ({ note }) =>
      required && (note ?? '').trim() === '' ? [{ field: 'note', words: contractRefusals.contractNoteMissing.words }] : [],
    done: () => {
      alerts.success(done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={contractActWords[step]} save={{ words: contractActWords[step] }} onClose={onClose}>
      <p>{t(question)}</p>
      <TextAreaField field={{ ...form.field('note'), required }} first />
    </FormDialog>
  )
}

const question = say('Hai bên thấy bước này và ghi chú trong diễn biến hợp đồng.', 'Both sides see this step and the note in the timeline.')
const done = say('Đã chuyển bước.', 'Done.')
