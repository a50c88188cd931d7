import { platformContractCalls, type walkSteps } from '@innkeeper/protocol/calls/platform/contracts'
import { contractActWords } from '@innkeeper/protocol/words/platform/contract-words'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { needsNote } from '@innkeeper/rules/e-contract/move-contract'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './contracts.module.css'
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
    <Dialog
      open
      onClose={onClose}
      title={contractActWords[step]}
      acts={
        <>
          <Button words={leaveWords} onClick={onClose} />
          <Button words={contractActWords[step]} look="primary" pending={form.pending} reason={form.reason} onClick={form.submit} />
        </>
      }
    >
      <form {...form.props} className={styles['form']}>
        {form.failure !== null && <FailureBanner failure={form.failure} />}
        <p>{t(question)}</p>
        <TextAreaField field={{ ...form.field('note'), required }} first />
      </form>
    </Dialog>
  )
}

const leaveWords = say('Để nguyên', 'Leave as it is')
const question = say(
  'Hai bên thấy bước này và ghi chú trong diễn biến hợp đồng.',
  'Both sides see this step and the note in what has happened.',
)
const done = say('Đã chuyển bước.', 'Done.')
