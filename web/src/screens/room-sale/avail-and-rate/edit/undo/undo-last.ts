import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { Refused } from '#kit/calls/refused.ts'
import type { Desk, StepBack } from '../../model/desk.ts'

/** Undoes the person's last operation here; what is still on its way is waited for, and what this page did not make is asked about. */
export const undoLast = async (desk: Desk): Promise<void> => step(desk, 'undo')

/** Does again what was undone last. */
export const redoLast = async (desk: Desk): Promise<void> => step(desk, 'redo')

const step = async (desk: Desk, way: StepBack['way']): Promise<void> => {
  await desk.queue.settled()
  const operationNo = desk.undo.state.get()[way].at(-1)
  if (operationNo === undefined) return desk.notice.set({ words: way === 'undo' ? nothingToUndo : nothingToRedo, tone: 'plain' })
  if (!desk.undo.isFromHere(operationNo)) return desk.asking.set({ operationNo, way })
  try {
    const done = await desk.calls.undo(operationNo)
    tookBack(desk, { operationNo, way }, done.operationNo)
    desk.notice.set({
      words: done.changedSince > 0 ? partly : way === 'undo' ? undone : redone,
      values: { cells: cellsText(desk, done.restored), left: cellsText(desk, done.changedSince) },
      tone: 'plain',
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof Refused) desk.undo.forget(operationNo)
    desk.notice.set(
      error instanceof Refused
        ? { words: asItIs, values: { message: error.message }, tone: 'amber' }
        : { words: unreachable, tone: 'amber' },
    )
  }
}

/** An operation was taken back by this one: it is the next to be done again, or to be undone, and the nights are read again. */
export const tookBack = (desk: Desk, { operationNo, way }: StepBack, by: number): void => {
  if (way === 'undo') desk.undo.undone(operationNo, by)
  else desk.undo.redone(operationNo, by)
  desk.loader.stale(desk.store.calendar.first, desk.store.calendar.last)
}

const cellsText = (desk: Desk, count: number): string => formatCount(count, nouns.night, desk.look.get().language)

const asItIs = say('{message}', '{message}')
const undone = say('Đã hoàn tác {cells}.', '{cells} undone.')
const redone = say('Đã làm lại {cells}.', '{cells} redone.')
const partly = say(
  'Đã hoàn tác {cells}; {left} giữ nguyên vì đã có người đổi sau đó.',
  '{cells} undone; {left} left as they are, changed by somebody since.',
)
const nothingToUndo = say('Không có thao tác nào để hoàn tác.', 'There is nothing to undo.')
const nothingToRedo = say('Không có thao tác nào để làm lại.', 'There is nothing to redo.')
const unreachable = say('Chưa hoàn tác được: không kết nối được máy chủ.', 'Not undone: the server cannot be reached.')
