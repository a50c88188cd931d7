import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { OwnFactor } from './factors-card.tsx'
import { ProvenForm } from './proven-form.tsx'

/** Turns a way of verification off. */
export const RemoveFactor = ({ open, factor: { id, name }, onClose }: { open: boolean; factor: OwnFactor; onClose: () => void }) => {
  const alerts = useAlerts()
  const remove = useChange('factor/remove')
  const send = async (proven: { password: string; proof: string }) => {
    await remove.sendAndWait({ id, ...proven })
    alerts.success(removed, { name })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} values={{ name }}>
      <ProvenForm lead={lead} values={{ name }} words={turnOff} look="danger" send={send} />
    </Dialog>
  )
}

const title = say('Tắt {name}', 'Turn off {name}')
const lead = say('Trước khi tắt “{name}”, xác thực bước hai một lần nữa.', 'Before “{name}” is turned off, take the second step once more.')
const turnOff = say('Tắt {name}', 'Turn off {name}')
const removed = say('Đã tắt {name}.', '{name} is turned off.')
