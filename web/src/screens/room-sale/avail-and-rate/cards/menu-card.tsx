import type { KeyboardEvent, ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { FloatingCard, type Beside } from './floating-card.tsx'
import styles from './floating-card.module.css'

/** One entry of a menu; `checked` makes it a choice, `reason` says why it cannot be used. A null is a line between groups. */
export type MenuEntry = {
  readonly key: string
  readonly words: Saying
  readonly values?: SayingValues
  readonly icon?: IconName
  readonly keys?: string
  readonly checked?: boolean
  readonly kind?: 'radio' | 'check'
  readonly reason?: Saying
  readonly run: () => void
} | null

type MenuCardProps = {
  readonly beside: Beside
  readonly label: Saying
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
  readonly stays?: boolean
}

/** A menu beside something: arrows walk it, Enter chooses; a menu of choices stays open. */
export const MenuCard = ({ beside, label, entries, onClose, stays = false }: MenuCardProps) => {
  const t = useSay()
  return (
    <FloatingCard beside={beside} label={t(label)} role="menu" onClose={onClose}>
      <div role="presentation" className={styles['menu']} onKeyDown={walk}>
        {entries.map((entry, index) =>
          entry === null ? (
            <hr key={lineKey(entries, index)} className={styles['line']} />
          ) : (
            <Entry key={entry.key} entry={entry} close={stays ? stay : onClose} />
          ),
        )}
      </div>
    </FloatingCard>
  )
}

const stay = () => undefined
const lineKey = (entries: readonly MenuEntry[], index: number): string => `after ${entries[index - 1]?.key ?? ''}`

const Entry = ({ entry, close }: { readonly entry: NonNullable<MenuEntry>; readonly close: () => void }): ReactNode => {
  const t = useSay()
  const role = entry.kind === 'radio' ? 'menuitemradio' : entry.kind === 'check' ? 'menuitemcheckbox' : 'menuitem'
  const choose = () => {
    if (entry.reason !== undefined) return
    close()
    entry.run()
  }
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      aria-checked={entry.kind === undefined ? undefined : entry.checked === true}
      aria-disabled={entry.reason !== undefined}
      title={entry.reason && t(entry.reason)}
      className={styles['item']}
      onClick={choose}
    >
      {entry.kind !== undefined ? (
        <Icon name="check" className={entry.checked === true ? undefined : styles['unchecked']} />
      ) : (
        entry.icon !== undefined && <Icon name={entry.icon} />
      )}
      <span>{t(entry.words, entry.values)}</span>
      {entry.keys !== undefined && <kbd aria-hidden>{entry.keys}</kbd>}
    </button>
  )
}

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 && event.key !== 'Home' && event.key !== 'End') return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const now = items.findIndex((item) => item === document.activeElement)
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : (now + step + items.length) % items.length
  items[next]?.focus()
}
