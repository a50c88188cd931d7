import { contractSigningCalls } from '@innkeeper/protocol/calls/setting/contract-signing'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './contract.module.css'

/** Says why a contract cannot be signed as it is; Innkeeper then changes it. */
export const DeclineContract = ({ paperId, onClose }: { paperId: string; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('contract/decline', {
    schema: contractSigningCalls['contract/decline'].input,
    initial: { paperId, note: '' },
    check: ({ note }) => ((note ?? '').trim() === '' ? [{ field: 'note', words: contractRefusals.contractNoteMissing.words }] : []),
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
          <Button words={sendWords} look="primary" icon="send" pending={form.pending} reason={form.reason} onClick={form.submit} />
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

const title = say('Chưa ký được, nêu lý do', 'Cannot sign, say why')
const question = say('Innkeeper đọc lý do, sửa văn bản rồi mời ký lại.', 'Innkeeper reads the reason, changes the text and asks again.')
const sendWords = say('Gửi lý do', 'Send the reason')
const leaveWords = say('Để nguyên', 'Leave as it is')
const done = say('Đã gửi lý do cho Innkeeper.', 'The reason is sent to Innkeeper.')
