import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useId, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './card.module.css'

type CardProps = {
  title?: Saying | undefined
  values?: SayingValues | undefined
  /** Words or an act at the right of the title. */
  aside?: ReactNode
  /** The content reaches the card's edges, as tables do. */
  flush?: boolean | undefined
  children?: ReactNode
}

/** A part of a page, with a line around it. */
export const Card = ({ title, values, aside, flush = false, children }: CardProps) => {
  const t = useSay()
  const titleId = useId()
  return (
    <section className={styles['card']} data-flush={flush} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <header className={styles['head']}>
          <h2 id={titleId}>{t(title, values)}</h2>
          <div className={styles['aside']}>{aside}</div>
        </header>
      )}
      {children}
    </section>
  )
}
