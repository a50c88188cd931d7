import { say } from '@innkeeper/protocol/say'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './bell.module.css'
import { useNotificationPages } from './use-notification-pages.ts'
import type { Notification, useNotifications } from './use-notifications.ts'

type NotificationListProps = { notifications: ReturnType<typeof useNotifications>; close: () => void }

/** The property's notifications, newest first; one opens what it speaks of. */
export const NotificationList = ({ notifications, close }: NotificationListProps) => {
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
  const { unseen, seeAll } = notifications
  const { list, more, error, again, loading } = useNotificationPages()
  const [rows, showMore] = useFocusOnNext(list.length, more)
  return (
    <section aria-label={t(title)}>
      <div className={styles['head']}>
        <h2>{t(title)}</h2>
        {unseen > 0 && <Button words={seeAllWords} look="quiet" size="small" onClick={seeAll} />}
      </div>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {!loading && error === null && list.length === 0 && <EmptyList words={none} />}
      <ul ref={rows} className={styles['list']}>
        {list.map((one) => (
          <li key={one.key} data-seen={one.seen}>
            <Notice notification={one} words={notifications.wordsOf(one)} open={() => openOne(one)} />
            {!one.seen && <IconButton icon="check" words={seeOneWords} size="small" onClick={(event) => seeOne(event, one)} />}
          </li>
        ))}
      </ul>
      {loading && <Skeleton rows={3} height={56} />}
      {showMore !== null && (
        <div className={styles['foot']}>
          <Button words={moreWords} look="quiet" size="small" pending={loading} onClick={showMore} />
        </div>
      )}
    </section>
  )
}

// The reader goes on at the first of the further rows, since the button goes with the last of them.
const useFocusOnNext = (length: number, more: (() => void) | null) => {
  const rows = useRef<HTMLUListElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || length <= from.current) return
    rows.current?.children[from.current]?.querySelector('button')?.focus()
    from.current = null
  }, [length])
  const showMore = () => {
    from.current = length
    more?.()
  }
  return [rows, more === null ? null : showMore] as const
}

const Notice = ({ notification, words, open }: { notification: Notification; words: string; open: () => void }) => {
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
