import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { Connection } from '../connection.ts'
import { SendAgain } from './send-again.tsx'
import { ToldRows } from './told-rows.tsx'
import { Webhook } from './webhook.tsx'
import styles from '../connections.module.css'

/** What a connected system is told of bookings: where, how far it is, and the last of them. */
export const ToldBookings = ({ connection }: { connection: Pick<Connection, 'id' | 'name'> }) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles['stack']}>
      <div className={styles['head']}>
        <h3>{t(title)}</h3>
        <Button words={open ? hideWords : showWords} size="small" pressed={open} onClick={() => setOpen(!open)} />
      </div>
      {open && <Feed connection={connection} />}
    </section>
  )
}

const Feed = ({ connection: { id, name } }: { connection: Pick<Connection, 'id' | 'name'> }) => {
  const t = useSay()
  const format = useFormat()
  const feed = useRead('connection/feed', { id })
  if (feed.error !== null) return <Failed what={what} error={feed.error} again={feed.again} readAt={feed.readAt} />
  if (feed.data === undefined) return feed.loading ? <Skeleton rows={3} /> : null
  const { url, failingSince, waiting, putAside, revisions } = feed.data
  return (
    <>
      <Webhook connection={{ id, name }} feed={feed.data} />
      {failingSince !== null && <Banner tone="amber">{t(failingWords, { moment: format.moment(failingSince, { year: true }) })}</Banner>}
      <p>{waiting === 0 ? t(allTaken) : t(waitingWords, { count: waiting })}</p>
      {url !== null && putAside > 0 && (
        <div className={styles['head']}>
          <span>{t(putAsideWords, { count: putAside })}</span>
          <SendAgain connection={{ id, name }} />
        </div>
      )}
      <ToldRows connection={{ id, name }} revisions={revisions} sends={url !== null} />
    </>
  )
}

const title = say('Đặt phòng báo cho hệ thống này', 'Bookings told to this system')
const showWords = say('Xem đặt phòng đã báo', 'Show the bookings told')
const hideWords = say('Ẩn đặt phòng đã báo', 'Hide the bookings told')
const what = say('đặt phòng đã báo', 'the bookings told')
const failingWords = say('Địa chỉ không nhận gì từ {moment}.', 'The address has taken nothing since {moment}.')
const allTaken = say('Hệ thống đã nhận mọi đặt phòng.', 'The system has taken every booking.')
const waitingWords = say('{count} thay đổi của đặt phòng chưa được nhận.', 'Changes of bookings not taken yet: {count}.')
const putAsideWords = say('{count} thay đổi ngừng gửi sau một ngày.', 'Given up after a day: {count}.')
