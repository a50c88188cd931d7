import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { HeldBadge } from '#ui/held/held-badge.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { Connection } from '../connection.ts'
import styles from '../connections.module.css'
import rows from '../told/told.module.css'

type HeldMessagesProps = { connection: Pick<Connection, 'id' | 'held'> }

/** Whether people are asked before what the system sends is applied, and what waits or waited for them. */
export const HeldMessages = ({ connection: { id, held } }: HeldMessagesProps) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  const may = useMay('room-plan/pms-messages')
  return (
    <section className={styles['stack']}>
      <div className={styles['head']}>
        <h3>{t(title)}</h3>
        {may && <Button words={open ? hideWords : showWords} size="small" pressed={open} onClick={() => setOpen(!open)} />}
      </div>
      <p>{t(held ? asksWords : atOnceWords)}</p>
      {may && open && <Messages connectionId={id} />}
    </section>
  )
}

const Messages = ({ connectionId }: { connectionId: string }) => {
  const messages = useRead('room-plan/pms-messages', { connectionId })
  if (messages.error !== null) return <Failed what={what} error={messages.error} again={messages.again} readAt={messages.readAt} />
  if (messages.data === undefined) return messages.loading ? <Skeleton rows={3} /> : null
  const all = [...messages.data.waiting, ...messages.data.decided]
  if (all.length === 0) return <EmptyList words={none} small />
  return (
    <ul className={rows['rows']}>
      {all.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  )
}

const MessageRow = ({ message }: { message: AnswerOf<'room-plan/pms-messages'>['waiting'][number] }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const moment = (at: string): string => format.moment(at, { year: true })
  const { id, cameAt, nights, state, waitsUntil, decidedAt, decidedBy, note } = message
  return (
    <li className={rows['row']}>
      <div>
        <Link to={paths.batchUpdate(property, { pms_confirm: id, shownoti: 1 })}>
          {t(cameWords, { moment: moment(cameAt), nights: format.count(nights, nouns.night) })}
        </Link>
        <div className="note">
          {decidedAt === null
            ? t(untilWords, { moment: moment(waitsUntil) })
            : t(decidedWords, { person: decidedBy ?? '', moment: moment(decidedAt) })}
        </div>
        {note !== '' && <div className="note">{t(noteWords, { note })}</div>}
      </div>
      <HeldBadge state={state} />
    </li>
  )
}

const title = say('Giá và phòng trống hệ thống này gửi', 'Rates and availability from this system')
const asksWords = say(
  'Chờ một người xác nhận rồi mới áp dụng. Quá 24 giờ thì không áp dụng.',
  'They wait until a person confirms them; after 24 hours they are not applied.',
)
const atOnceWords = say('Áp dụng ngay khi đến.', 'Applied at once.')
const showWords = say('Xem tin chờ xác nhận', 'Show the messages to confirm')
const hideWords = say('Ẩn tin chờ xác nhận', 'Hide the messages to confirm')
const what = say('tin chờ xác nhận', 'the messages to confirm')
const none = say('Tin của hệ thống này chờ xác nhận sẽ hiện ở đây.', 'Messages of this system that wait for confirmation are shown here.')
const cameWords = say('{moment}, {nights}', '{moment}, {nights}')
const untilWords = say('Chờ đến {moment}', 'Waits until {moment}')
const decidedWords = say('{person}, {moment}', '{person}, {moment}')
const noteWords = say('Ghi chú: {note}', 'Note: {note}')
