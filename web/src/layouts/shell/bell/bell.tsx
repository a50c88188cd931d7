import { say } from '@innkeeper/protocol/say'
import { useRef, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { DropPanel } from '#ui/dialogs/drop-panel.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import styles from './bell.module.css'
import { NotificationList } from './notification-list.tsx'
import { PastAlerts } from './past-alerts.tsx'
import { useNotifications } from './use-notifications.ts'

/** The bell: what is new at the property or on the platform, counted, and the alerts of late. */
export const Bell = () => {
  const t = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const notifications = useNotifications()
  const { unseen } = notifications
  const count = unseen > 99 ? '99+' : String(unseen)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        ref={button}
        icon="bell"
        words={unseen > 0 ? bellUnseen : bellWords}
        values={{ count }}
        onClick={() => setOpen(!open)}
        opens={{ kind: 'dialog', open }}
        badge={unseen > 0 ? <span className={styles['count']}>{count}</span> : undefined}
      />
      {open && (
        <DropPanel opener={button} side="below-end" role="dialog" label={t(bellWords)} className={styles['dropdown']} onClose={close}>
          <NotificationList notifications={notifications} close={close} />
          <PastAlerts />
        </DropPanel>
      )}
    </>
  )
}

const bellWords = say('Thông báo', 'Notifications')
const bellUnseen = say('Thông báo, {count} chưa xem', 'Notifications, {count} not seen')
