import { say } from '@innkeeper/protocol/say'
import type { MouseEvent } from 'react'
import { useSay } from '../../kit/language.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './bell.module.css'
import type { Notification, useNotifications } from './use-notifications.ts'

type NotificationListProps = { notifications: ReturnType<typeof useNotifications>; close: () => void }

/** The property's notifications, newest first; one opens what it speaks of. */
export function NotificationList({ notifications, close }: NotificationListProps) {
  const t = useSay()
  const openOne = (one: Notification) => {
    close()
    notifications.open(one)
  }
  const seeOne = (event: MouseEvent, one: Notification) => {
    // The button goes with the mark; the focus stays at the notification.
    event.currentTarget.closest('li')?.querySelector('button')?.focus()
    notifications.see(one)
  }
  const { list, unseen, more, error, again, loading, seeAll } = notifications
  return (
    <section aria-label={t(title)}>
      <div className={styles['head']}>
        <h2>{t(title)}</h2>
        {unseen > 0 && <Button words={seeAllWords} look="quiet" size="small" onClick={seeAll} />}
      </div>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {loading && error === null && <Skeleton rows={3} height={56} />}
      {!loading && list.length === 0 && <Empty words={none} />}
      <ul className={styles['list']}>
        {list.map((one) => (
          <li key={one.key} data-seen={one.seen}>
            <Notice notification={one} words={notifications.wordsOf(one)} open={() => openOne(one)} />
            {!one.seen && <IconButton icon="check" words={seeOneWords} size="small" onClick={(event) => seeOne(event, one)} />}
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={styles['foot']}>
          <Button words={moreWords} look="quiet" size="small" onClick={more} />
        </div>
      )}
    </section>
  )
}

function Notice({ notification, words, open }: { notification: Notification; words: string; open: () => void }) {
  const t = useSay()
  const format = useFormat()
  return (
    <button type="button" className={styles['notice']} data-seen={notification.seen} onClick={open}>
      <strong>{words}</strong>
      <span className={styles['more']}>
        {!notification.seen && `${t(notSeen)} · `}
        {format.moment(notification.createdDate.time)}
        {notification.username !== '' && ` · ${notification.username}`}
      </span>
    </button>
  )
}

const title = say('Thông báo', 'Notifications')
const what = say('thông báo', 'the notifications')
const seeAllWords = say('Đánh dấu đã xem tất cả', 'Mark all as seen')
const seeOneWords = say('Đánh dấu đã xem', 'Mark as seen')
const moreWords = say('Xem thêm 5 thông báo', 'Show 5 more')
const notSeen = say('Chưa xem', 'Not seen')
const none = say('Chưa có thông báo nào. Thông báo mới sẽ hiện ở đây.', 'No notification yet. New ones appear here.')
