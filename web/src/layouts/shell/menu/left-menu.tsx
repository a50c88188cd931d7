import { say } from '@innkeeper/protocol/say'
import { useId } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Hotline } from '../hotline.tsx'
import styles from './left-menu.module.css'
import { MenuAnchor } from './menu-anchor.tsx'
import { RailGroup } from './rail-group.tsx'
import { useOpenGroups } from '../shell-state.ts'
import type { MenuGroup } from '../../visible-menu.ts'

type LeftMenuProps = { groups: readonly MenuGroup[]; rail: boolean; toggleRail: () => void }

/** The left menu: groups that open and close, or a rail of drawings. */
export const LeftMenu = ({ groups, rail, toggleRail }: LeftMenuProps) => {
  const t = useSay()
  return (
    <nav className={styles['menu']} data-rail={rail} aria-label={t(menuWords)}>
      <div className={styles['groups']}>{rail ? <Rail groups={groups} /> : <MenuGroups groups={groups} />}</div>
      <div className={styles['foot']}>
        {!groups.some((group) => group.hotline) && <Hotline rail={rail} />}
        <IconButton
          icon={rail ? 'layout-sidebar-left-expand' : 'layout-sidebar-left-collapse'}
          words={rail ? widen : narrow}
          keys="["
          onClick={toggleRail}
        />
      </div>
    </nav>
  )
}

/** The groups of the menu with their links, as the wide menu and the drawer show them. */
export const MenuGroups = ({ groups, onGo }: { groups: readonly MenuGroup[]; onGo?: (() => void) | undefined }) => {
  const open = useOpenGroups(groups.find((group) => group.current)?.key)
  return (
    <ul className={styles['list']}>
      {groups.map((group) => (
        <li key={group.key}>
          {group.own === null ? (
            <Group group={group} open={open.isOpen(group.key)} toggle={() => open.toggle(group.key)} onGo={onGo} />
          ) : (
            <MenuAnchor link={group.own} icon={group.icon} onGo={onGo} />
          )}
        </li>
      ))}
    </ul>
  )
}

const Group = ({ group, open, toggle, onGo }: { group: MenuGroup; open: boolean; toggle: () => void; onGo?: (() => void) | undefined }) => {
  const t = useSay()
  const id = useId()
  return (
    <>
      <button type="button" className={styles['group']} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <Icon name={group.icon} size={18} />
        <span>{t(group.words)}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
      </button>
      <ul id={id} className={styles['links']} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.key}>
            <MenuAnchor link={link} onGo={onGo} />
          </li>
        ))}
        {group.hotline && (
          <li>
            <Hotline />
          </li>
        )}
      </ul>
    </>
  )
}

const Rail = ({ groups }: { groups: readonly MenuGroup[] }) => (
  <ul className={styles['list']}>
    {groups.map((group) => (
      <li key={group.key}>
        <RailGroup group={group} />
      </li>
    ))}
  </ul>
)

const menuWords = say('Điều hướng chính', 'Main navigation')
const narrow = say('Thu hẹp thanh điều hướng', 'Narrow the menu')
const widen = say('Mở rộng thanh điều hướng', 'Widen the menu')
