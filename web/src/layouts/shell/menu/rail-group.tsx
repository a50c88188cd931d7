import { useRef, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { DropPanel } from '#ui/dialogs/drop-panel.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { Tooltip } from '#ui/buttons/tooltip.tsx'
import { Hotline } from '../hotline.tsx'
import styles from './left-menu.module.css'
import { MenuAnchor } from './menu-anchor.tsx'
import { MenuGo } from './menu-go.tsx'
import type { MenuGroup } from '../../visible-menu.ts'

/** A section in the rail: its drawing, and its links in a panel beside it. */
export const RailGroup = ({ group }: { group: MenuGroup }) => {
  const t = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (group.own !== null) {
    return (
      <Tooltip words={t(group.words)}>
        <MenuGo link={group.own} className={styles['rail']} aria-label={t(group.words)} aria-current={group.current ? 'page' : undefined}>
          <Icon name={group.icon} size={20} />
        </MenuGo>
      </Tooltip>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['rail']}
        aria-label={t(group.words)}
        aria-expanded={open}
        data-current={group.current}
        onClick={() => setOpen(!open)}
      >
        <Icon name={group.icon} size={20} />
      </button>
      {open && (
        <DropPanel opener={button} side="right" role="group" label={t(group.words)} className={styles['flyout']} onClose={close}>
          <div className={styles['flyoutTitle']}>{t(group.words)}</div>
          {group.links.map((link) => (
            <MenuAnchor key={link.key} link={link} onGo={close} />
          ))}
          {group.hotline && <Hotline />}
        </DropPanel>
      )}
    </>
  )
}
