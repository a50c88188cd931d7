import { formatNumber } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { Button } from '#ui/buttons/button.tsx'
import { redoLast, undoLast } from '../edit/undo/undo-last.ts'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './phone.module.css'

/** Undo and redo on a phone: they stand on the screen, whether or not there is anything to undo, so that nothing moves when there is. */
export const UndoBar = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  const { undo, redo } = useWatched(desk.undo.state)
  const no = (operationNo: number) => ({ no: formatNumber(operationNo, look.language) })
  if (!desk.mayEdit) return null
  const [last, undone] = [undo.at(-1), redo.at(-1)]
  return (
    <div className={styles['undo']}>
      {last === undefined ? (
        <Button words={undoWords} icon="arrow-back-up" size="small" steady reason={nothingToUndo} />
      ) : (
        <Button words={undoNo} values={no(last)} icon="arrow-back-up" size="small" steady onClick={() => void undoLast(desk)} />
      )}
      {undone !== undefined && <Button words={redoWords} icon="arrow-forward-up" size="small" steady onClick={() => void redoLast(desk)} />}
    </div>
  )
}

const undoWords = say('Hoàn tác', 'Undo')
const undoNo = say('Hoàn tác số {no}', 'Undo no. {no}')
const redoWords = say('Làm lại', 'Redo')
const nothingToUndo = say('Không có thao tác nào để hoàn tác.', 'There is nothing to undo.')
