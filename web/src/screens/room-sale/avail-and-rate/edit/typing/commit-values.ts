import { formatNumber } from '@innkeeper/protocol/format/format'
import { mostNightsSaved } from '@innkeeper/protocol/rates/most-nights-saved'
import { say, type Saying } from '@innkeeper/protocol/say'
import { pageLanguage } from '#kit/language/language-choice.ts'
import type { Desk, Notice } from '../../model/desk.ts'
import { leftWords, type LeftReason } from '../saving/left-words.ts'
import type { SaveKind } from '../saving/save-body.ts'
import type { Committed } from '../saving/save-queue.ts'
import type { Wanted } from './wanted-value.ts'

/** Sends values, and says in the status line which cells were left as they are, those of the caller with them, or wait for the person. */
export const commitValues = (
  desk: Pick<Desk, 'mayEdit' | 'notice' | 'queue'>,
  kind: SaveKind,
  wanted: readonly Wanted[],
  left: readonly LeftReason[] = [],
): void => {
  const count = nightsOf(wanted)
  if (!desk.mayEdit) desk.notice.set({ words: readOnly, tone: 'amber' })
  else if (count > mostNightsSaved)
    desk.notice.set({ words: tooMany, values: { max: written(mostNightsSaved), count: written(count) }, tone: 'amber' })
  else desk.notice.set(noticeOf(desk.queue.commit(kind, wanted), left))
}

const written = (count: number): string => formatNumber(count, pageLanguage())

/** How many nights of packages and room types are wanted; a night of which several fields are is one. */
const nightsOf = (wanted: readonly Wanted[]): number =>
  wanted.length <= mostNightsSaved ? wanted.length : new Set(wanted.map(({ row, at }) => `${row.id} ${at}`)).size

const noticeOf = ({ sent, waiting, skipped }: Committed, left: readonly LeftReason[]): Notice | null => {
  const [first] = skipped
  // One cell that was typed into: its reason is a sentence of its own.
  if (first !== undefined && sent + waiting + left.length === 0 && skipped.length === 1) return { words: first.words, tone: 'amber' }
  const waits = waiting === 0 ? null : waiting === 1 ? oneWaits : someWait
  const kept = leftWords([...skipped.map(({ reason }) => reason), ...left])
  const words = waits !== null && kept !== null ? both(waits, kept) : (waits ?? kept)
  return words && { words, values: { count: waiting }, tone: 'amber' }
}

const both = (one: Saying, other: Saying): Saying => say(`${one.vi} ${other.vi}`, `${one.en} ${other.en}`)
const oneWaits = say('1 đêm cần xem lại. Bấm F8 để đến đêm đó.', '1 night needs checking. Press F8 to go to it.')
const someWait = say('{count} đêm cần xem lại. Bấm F8 để đến từng đêm.', '{count} nights need checking. Press F8 to go to each.')
const tooMany = say(
  'Chưa lưu: mỗi lần tối đa {max} đêm, tính theo từng gói và loại phòng. Đang chọn {count}.',
  'Not saved: at most {max} nights at a time, counted for each package and room type. {count} are selected.',
)
const readOnly = say(
  'Chỉ xem được: chưa có quyền sửa phòng trống và giá.',
  'View only: you have no right to change availability and price.',
)
