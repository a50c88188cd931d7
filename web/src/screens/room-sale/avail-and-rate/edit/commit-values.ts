import { say, type Saying } from '@innkeeper/protocol/say'
import type { Desk } from '../model/desk.ts'
import type { SaveKind } from './save-body.ts'
import type { Wanted } from './wanted-value.ts'

/** Sends values, and says in the status line what was passed over or waits for the person. */
export function commitValues(desk: Desk, kind: SaveKind, wanted: readonly Wanted[]): void {
  if (!desk.mayEdit) {
    desk.notice.set({ words: readOnly, tone: 'amber' })
    return
  }
  const { sent, waiting, skipped } = desk.queue.commit(kind, wanted)
  const [reason] = skipped
  if (waiting > 0) desk.notice.set({ words: waitingWords, values: { count: waiting }, tone: 'amber' })
  else if (reason !== undefined)
    desk.notice.set({ words: sent === 0 ? reason : skippedWords(reason), values: { count: skipped.length }, tone: 'amber' })
  else desk.notice.set(null)
}

const skippedWords = (reason: Saying): Saying => say(`Bỏ qua {count} ô: ${reason.vi}`, `{count} cells left as they are: ${reason.en}`)
const waitingWords = say('{count} ô cần xem lại. Bấm F8 để đến từng ô.', '{count} cells need a look. Press F8 to go to each.')
const readOnly = say(
  'Chỉ xem được: chưa có quyền sửa phòng trống và giá.',
  'View only: the right to change rates and availability is missing.',
)
