import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '#ui/buttons/link.tsx'
import type { MenuLink } from '../../visible-menu.ts'
import { useGo } from '../use-go.ts'

type MenuGoProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { link: MenuLink; onClick?: (() => void) | undefined }

/** A link of the menu inside the application; pressed with a key that opens another tab, it leaves nothing. */
export const MenuGo = ({ link, onClick, ...rest }: MenuGoProps) => {
  const go = useGo()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.()
    if (!link.leaves || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(link)
  }
  return <Link {...rest} to={link.to} onClick={press} />
}
