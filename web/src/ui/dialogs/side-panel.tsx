import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './side-panel.module.css'

type SidePanelProps = {
  open: boolean
  onClose: () => void
  title: Saying
  children: ReactNode
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
}

/** A panel of 372 px beside a page that stays visible and usable; on a phone a sheet over it. */
export const SidePanel = ({ open, ...rest }: SidePanelProps) => (open ? <OpenPanel {...rest} /> : null)

const OpenPanel = ({ onClose, title, children, foot }: Omit<SidePanelProps, 'open'>) => {
  const t = useSay()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // Without a field the panel itself gets the focus: a screen reader reads its title, and Enter presses no button by mistake.
    const first = panel.current?.querySelector<HTMLElement>('input, select, textarea') ?? panel.current
    first?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const inner = useRef(false)
  // What is open inside, a list or a calendar or a dialog over the page, is closed first; it has gone when the key comes up to the panel.
  const look = ({ target, currentTarget }: KeyboardEvent) => {
    const outside = target instanceof Node && !currentTarget.contains(target)
    inner.current = outside || currentTarget.querySelector(openInside) !== null
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !inner.current) onClose()
  }
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={styles['panel']}
      aria-labelledby={titleId}
      onKeyDownCapture={look}
      onKeyDown={closeOnEscape}
    >
      <header className={styles['head']}>
        <h2 id={titleId}>{t(title)}</h2>
        <IconButton icon="x" words={closePanel} onClick={onClose} />
      </header>
      <div className={styles['body']}>{children}</div>
      {foot !== undefined && (
        <footer className={styles['foot']} data-foot>
          {foot}
        </footer>
      )}
    </aside>
  )
}

const openInside = '[aria-haspopup][aria-expanded="true"]'
const closePanel = say('Đóng bảng bên', 'Close the panel')
