import { say } from '@innkeeper/protocol/say'
import { useQueryClient } from '@tanstack/react-query'
import { markStale } from '#kit/calls/mark-stale.ts'
import { useSession } from '#kit/session/session-context.ts'
import { tokenOf } from '#kit/session/session.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SetUpFactor } from '#ui/second-step/set-up-factor.tsx'

/** Adds a way of verification. */
export const AddFactor = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { property } = useSession()
  const queries = useQueryClient()
  const close = () => {
    // Also where it was given up: it may have been added although its answer was lost.
    void markStale(queries, property, 'factor/code-add')
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      {open && <SetUpFactor token={tokenOf(property) ?? ''} askPassword done={close} />}
    </Dialog>
  )
}

const title = say('Thêm cách xác thực', 'Add a way of verification')
