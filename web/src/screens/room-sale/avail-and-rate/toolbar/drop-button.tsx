import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { Beside } from '../cards/floating-card.tsx'
import styles from './toolbar.module.css'

type DropButtonProps = {
  readonly icon: IconName
  readonly words: Saying
  readonly values?: SayingValues
  /** What is read out instead of the words, such as "jump to a date". */
  readonly name?: Saying
  readonly opens: 'menu' | 'dialog'
  /** Shows its drawing only. */
  readonly bare?: boolean
  /** The shown range of dates as a narrow window shows it; the button then has no chevron and is as wide as the widest range. */
  readonly short?: string
  /** Where the toolbar has no room for all words, its own are the first to be hidden. */
  readonly yields?: boolean
  readonly children: (beside: Beside, close: () => void) => ReactNode
}

/** A button of the toolbar that opens something below itself. */
export const DropButton = ({ icon, words, values, name, opens, bare = false, short, yields = false, children }: DropButtonProps) => {
  const t = useSay()
  const place = useRef<HTMLSpanElement>(null)
  const [beside, setBeside] = useState<Beside | null>(null)
  const close = useCallback(() => setBeside(null), [])
  const toggle = () => setBeside(beside === null ? (place.current?.getBoundingClientRect() ?? null) : null)
  return (
    <span ref={place} className={yields ? styles['yields'] : undefined} title={yields ? t(words, values) : undefined}>
      {bare ? (
        <IconButton icon={icon} words={words} onClick={toggle} opens={{ kind: opens, open: beside !== null }} />
      ) : (
        <button
          type="button"
          className={styles['button']}
          aria-label={name === undefined ? undefined : `${t(name)}: ${t(words, values)}`}
          aria-haspopup={opens}
          aria-expanded={beside !== null}
          onClick={toggle}
        >
          <Icon name={icon} />
          <span className={styles[short === undefined ? 'dates' : 'range']}>
            <span>{t(words, values)}</span>
            {short !== undefined && <span data-short>{short}</span>}
          </span>
          {short === undefined && <Icon name="chevron-down" />}
        </button>
      )}
      {beside !== null && children(beside, close)}
    </span>
  )
}
