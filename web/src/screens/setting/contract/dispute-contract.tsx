import { contractSigningCalls } from '@innkeeper/protocol/calls/setting/contract-signing'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import styles from './contract.module.css'

/** Opens a dispute about a signed contract. */
export const DisputeContract = ({ paper }: { paper: { readonly id: string } }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button words={title} look="quiet" icon="alert-circle" opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && <DisputeDialog paperId={paper.id} onClose={() => setOpen(false)} />}
    </>
  )
}

const DisputeDialog = ({ paperId, onClose }: { paperId: string; onClose: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('contract/dispute', {
    schema: contractSigningCalls['contract/dispute'].input,
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
          <Button words={sendWords} look="danger" icon="alert-circle" pending={form.pending} reason={form.reason} onClick={form.submit} />
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

const title = say('Mở tranh chấp', 'Open a dispute')
const question = say(
  'Trong lúc tranh chấp, đại lý không đặt được phòng mới; đặt phòng đã có giữ nguyên. Innkeeper trả lời và kết thúc tranh chấp.',
  'During a dispute agents cannot make new bookings; those already made stay. Innkeeper answers and settles it.',
)
const sendWords = say('Mở tranh chấp', 'Open a dispute')
const leaveWords = say('Để nguyên', 'Leave as it is')
const done = say('Đã mở tranh chấp. Innkeeper được báo ngay.', 'The dispute is open. Innkeeper was told.')
