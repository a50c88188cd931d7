import { late } from '#kit/loading/late.tsx'
import { useDesk } from '../../model/desk.ts'
import { useWatched } from '../../model/watched.ts'
import { tookBack } from './undo-last.ts'

const UndoDialog = late(async () => (await import('#ui/undo/undo-dialog.tsx')).UndoDialog)

/** Asks before an operation of another page, day or device is taken back: what it would restore, and what was changed since. */
export const AskUndo = () => {
  const desk = useDesk()
  const asked = useWatched(desk.asking)
  if (asked === null) return null
  const close = () => {
    desk.asking.set(null)
    desk.scroller.current?.focus({ preventScroll: true })
  }
  return (
    <UndoDialog
      key={asked.operationNo}
      operationNo={asked.operationNo}
      onClose={close}
      done={(undone) => tookBack(desk, asked, undone.operationNo)}
    />
  )
}
