import { Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '../../kit/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './bell.module.css'
import { PastAlerts } from './past-alerts.tsx'

/** The bell: what is new at the property, and the alerts of late. */
export function Bell() {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={6}
      trapFocus
      withRoles={false}
      returnFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles['dropdown'] ?? '' }}
    >
      <Popover.Target>
        <span>
          <IconButton icon="bell" words={bellWords} onClick={() => setOpen(!open)} opens={{ kind: 'dialog', open }} />
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t(bellWords)}>
        <PastAlerts />
      </Popover.Dropdown>
    </Popover>
  )
}

const bellWords = say('Thông báo', 'Notifications')
