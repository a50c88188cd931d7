import { say } from '@innkeeper/protocol/say'
import { toldNightStates, toldNightStateWords } from '@innkeeper/protocol/words/connection/ari-words'
import { webhookProblemWords } from '@innkeeper/protocol/words/connection/webhook-words'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { RetryNights } from '#ui/told-nights/retry-nights.tsx'
import type { Connection } from '../connection.ts'
import styles from '../connections.module.css'
import ariStyles from './ari.module.css'
import { AriAddress } from './ari-address.tsx'
import { FailedNights } from './failed-nights.tsx'
import { nightLooks } from './night-looks.ts'
import { NightMessages } from './night-messages.tsx'
import { SendAllNights } from './send-nights.tsx'

type Named = Pick<Connection, 'id' | 'name'>

/** What a connected system is told of availability, prices and restrictions: where, how far it is, what failed, and the last messages. */
export const ToldNights = ({ connection }: { connection: Named }) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles['stack']}>
      <div className={styles['head']}>
        <h3>{t(title)}</h3>
        <Button words={open ? hideWords : showWords} size="small" pressed={open} onClick={() => setOpen(!open)} />
      </div>
      {open && <Nights connection={connection} />}
    </section>
  )
}

const Nights = ({ connection: { id, name } }: { connection: Named }) => {
  const told = useRead('connection/ari', { id })
  if (told.error !== null) return <Failed what={what} error={told.error} again={told.again} readAt={told.readAt} />
  if (told.data === undefined) return told.loading ? <Skeleton rows={3} /> : null
  const { url, counts, wholeFrom, failed, messages } = told.data
  return (
    <>
      <AriAddress connection={{ id, name }} url={url} compares={told.data.compares} />
      <Failing told={told.data} />
      <Compared at={told.data.comparedAt} />
      {url !== null && (
        <>
          <Counts counts={counts} />
          <div className={styles['acts']}>
            {counts.failed + counts.differs > 0 && <RetryNights connection={{ id, name }} />}
            <SendAllNights connection={{ id, name }} from={wholeFrom} />
          </div>
        </>
      )}
      <FailedNights failed={failed} />
      <NightMessages messages={messages} />
    </>
  )
}

const Failing = ({ told: { failingSince, problem, nextAt } }: { told: AnswerOf<'connection/ari'> }) => {
  const t = useSay()
  const format = useFormat()
  if (failingSince === null || problem === null) return null
  const values = { since: format.moment(failingSince, { year: true }), why: t(webhookProblemWords[problem]) }
  return (
    <Banner tone="amber">
      {t(failingWords, values)}
      {nextAt !== null && ` ${t(nextWords, { moment: format.moment(nextAt, { year: true }) })}`}
    </Banner>
  )
}

const Compared = ({ at }: { at: string | null }) => {
  const t = useSay()
  const format = useFormat()
  return at === null ? null : <p className="note">{t(comparedWords, { moment: format.moment(at, { year: true }) })}</p>
}

/** How many nights the system has, and has not. */
const Counts = ({ counts }: Pick<AnswerOf<'connection/ari'>, 'counts'>) => {
  const t = useSay()
  const format = useFormat()
  return (
    <ul className={ariStyles['counts']} aria-label={t(countsWords)}>
      {toldNightStates
        .filter((state) => state === 'done' || counts[state] > 0)
        .map((state) => (
          <li key={state}>
            <Badge state={{ words: toldNightStateWords[state], ...nightLooks[state] }} /> {format.number(counts[state])}
          </li>
        ))}
    </ul>
  )
}

const title = say('Phòng trống và giá gửi cho hệ thống này', 'Availability and prices sent to this system')
const showWords = say('Xem phòng trống và giá đã gửi', 'Show what was sent')
const hideWords = say('Ẩn phòng trống và giá đã gửi', 'Hide what was sent')
const what = say('phòng trống và giá đã gửi', 'what was sent')
const failingWords = say('Địa chỉ không nhận gì từ {since}: {why}.', 'The address has taken nothing since {since}: {why}.')
const nextWords = say('Gửi lại lúc {moment}.', 'It is tried again at {moment}.')
const comparedWords = say('So sánh lần cuối {moment}', 'Last compared {moment}')
const countsWords = say('Số đêm theo trạng thái', 'Nights by status')
