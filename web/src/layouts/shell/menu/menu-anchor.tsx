import type { MenuIcon } from '@innkeeper/protocol/menu'
import { useSay } from '#kit/language/language.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './left-menu.module.css'
import type { MenuLink } from '../../visible-menu.ts'
import { MenuGo } from './menu-go.tsx'

type MenuAnchorProps = { link: MenuLink; icon?: MenuIcon | undefined; onGo?: (() => void) | undefined }

/** A link of the menu; one to another site opens a tab of its own. */
export const MenuAnchor = ({ link, icon, onGo }: MenuAnchorProps) => {
  const t = useSay()
  const words = (
    <>
      {icon !== undefined && <Icon name={icon} size={18} />}
      <span>{t(link.words)}</span>
      {link.outside && <Icon name="external-link" size={14} />}
    </>
  )
  if (link.outside) {
    return (
      <a href={link.to} target="_blank" rel="noreferrer" className={styles['link']} data-top={icon !== undefined}>
        {words}
      </a>
    )
  }
  return (
    <MenuGo
      link={link}
      onClick={onGo}
      className={styles['link']}
      data-top={icon !== undefined}
      aria-current={link.current ? 'page' : undefined}
    >
      {words}
    </MenuGo>
  )
}
