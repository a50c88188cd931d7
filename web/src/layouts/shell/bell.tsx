import { Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '../../kit/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './bell.module.css'
import { NotificationList } from './notification-list.tsx'
import { PastAlerts } from './past-alerts.tsx'
import { useNotifications } from './use-notifications.ts'

/** The bell: what is new at the property, counted, and the alerts of late. */
export function Bell() {
  const t = useSay()
  const [open, setOpen] = useState(false)
  const notifications = useNotifications()
  const { unseen } = notifications
  const count = unseen > 99 ? '99+' : String(unseen)
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={6}
      width={360}
      trapFocus
      withRoles={false}
      returnFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles['dropdown'] ?? '' }}
    >
      <Popover.Target>
        <span>
          <IconButton
            icon="bell"
            words={unseen > 0 ? bellUnseen : bellWords}
            values={{ count }}
            onClick={() => setOpen(!open)}
            opens={{ kind: 'dialog', open }}
            badge={unseen > 0 ? <span className={styles['count']}>{count}</span> : undefined}
          />
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t(bellWords)}>
        <NotificationList notifications={notifications} close={() => setOpen(false)} />
        <PastAlerts />
      </Popover.Dropdown>
    </Popover>
  )
}

const bellWords = say('Thông báo', 'Notifications')
const bellUnseen = say('Thông báo, {count} chưa xem', 'Notifications, {count} not seen')
