import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useState } from 'react'
import { useSay } from '../../kit/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import styles from './left-menu.module.css'
import { MenuAnchor } from './menu-anchor.tsx'
import type { MenuGroup } from '../visible-menu.ts'

/** A section in the rail: its drawing, and its links in a menu beside it. */
export function RailGroup({ group }: { group: MenuGroup }) {
  const t = useSay()
  const [open, setOpen] = useState(false)
  if (group.own !== null) {
    return (
      <Tooltip words={t(group.words)}>
        <Link to={group.own.to} className={styles['rail']} aria-label={t(group.words)} aria-current={group.current ? 'page' : undefined}>
          <Icon name={group.icon} size={20} />
        </Link>
      </Tooltip>
    )
  }
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      position="right-start"
      offset={6}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles['flyout'] ?? '' }}
    >
      <Menu.Target>
        <button type="button" className={styles['rail']} aria-label={t(group.words)} data-current={group.current}>
          <Icon name={group.icon} size={20} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['flyoutTitle']}>{t(group.words)}</div>
        {group.links.map((link) => (
          <MenuAnchor key={link.key} link={link} onGo={() => setOpen(false)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
