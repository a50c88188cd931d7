import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Banner } from '#ui/states/banner.tsx'
import styles from '../batch-update-screen.module.css'

type Seen = AnswerOf<'room-plan/pms-message'>
type HeldEndProps = {
  seen: Seen
  /** The operation that it has just become. */
  last: number | null
  undo: (operationNo: number) => void
}

/** What was decided, and the way to the next message that waits. */
export const HeldEnd = ({ seen, last, undo }: HeldEndProps) => (
  <div className={styles['banners']}>
    {seen.preview === null && <Decided message={seen.message} last={last} undo={undo} />}
    {seen.next !== null && <Next next={seen.next} others={seen.others} />}
  </div>
)

const Decided = ({ message, last, undo }: Pick<HeldEndProps, 'last' | 'undo'> & { message: Seen['message'] }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const { state, decidedBy, decidedAt, note, operationNo, nights, left } = message
  const told = {
    person: decidedBy ?? '',
    moment: decidedAt === null ? '' : format.moment(decidedAt, { year: true }),
    nights: format.count(nights, nouns.night),
    operationNo: operationNo ?? '',
  }
  const canUndo = last !== null && last === operationNo
  return (
    <Banner
      tone={state === 'confirmed' ? 'green' : 'cham'}
      title={t(titleOf(message), told)}
      act={canUndo && <Button words={undoWords} size="small" icon="arrow-back-up" onClick={() => undo(last)} />}
    >
      {state === 'confirmed' && left > 0 && `${t(leftWords, { count: left })} `}
      {note !== '' && `${t(noteWords, { note })} `}
      {operationNo !== null && <Link to={paths.rateLog(property, { operation: operationNo })}>{t(seeLog)}</Link>}
    </Banner>
  )
}

const titleOf = ({ state, operationNo }: Seen['message']): Saying => {
  if (state === 'declined') return declined
  if (state !== 'confirmed') return expired
  return operationNo === null ? confirmedEqual : confirmed
}

const Next = ({ next, others }: { next: string; others: number }) => {
  const t = useSay()
  const { property } = useSession()
  return (
    <Banner tone="amber">
      {t(othersWords, { count: others })} <Link to={paths.batchUpdate(property, { pms_confirm: next, shownoti: 1 })}>{t(openNext)}</Link>
    </Banner>
  )
}

const confirmed = say(
  '{person} đã xác nhận lúc {moment}: {nights} đổi, thao tác {operationNo}.',
  'Confirmed by {person}, {moment}: {nights} changed, operation {operationNo}.',
)
const confirmedEqual = say(
  '{person} đã xác nhận lúc {moment}. Mọi đêm đã có giá trị này.',
  'Confirmed by {person}, {moment}. Every night had this value already.',
)
const declined = say(
  '{person} đã từ chối lúc {moment}. Các đêm giữ nguyên.',
  'Declined by {person}, {moment}. The nights stayed as they were.',
)
const expired = say('Tin đã hết hạn. Các đêm giữ nguyên.', 'The message has expired. The nights stayed as they were.')
const leftWords = say('{count} giá trị bỏ qua.', '{count} values skipped.')
const noteWords = say('Ghi chú: {note}', 'Note: {note}')
const undoWords = say('Hoàn tác', 'Undo')
const seeLog = say('Xem trong nhật ký', 'See it in the log')
const othersWords = say('Còn {count} tin khác chờ xác nhận.', 'Other messages wait for confirmation: {count}.')
const openNext = say('Mở tin lâu nhất', 'Open the oldest')
