import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useChange } from '#kit/calls/use-change.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { RecoveryCodes } from '#ui/second-step/recovery-codes.tsx'
import { ProvenForm } from './proven-form.tsx'

/** Makes new recovery codes; the old ones stop working. */
export const RenewCodes = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useChange('factor/recovery-codes')
  const close = () => {
    setCodes(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      {open && codes === null && (
        <ProvenForm
          lead={lead}
          words={makeNew}
          look="primary"
          send={async (proven) => setCodes((await renew.sendAndWait(proven)).recoveryCodes)}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} done={close} />}
    </Dialog>
  )
}

const title = say('Mã khôi phục mới', 'New recovery codes')
const lead = say(
  'Các mã cũ sẽ không dùng được nữa. Xác thực bước hai trước.',
  'The old codes will stop working. Take the second step first.',
)
const makeNew = say('Tạo mã khôi phục mới', 'Make new recovery codes')
