import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './summary.module.css'

/** What matters most of a page, side by side across it. */
export const Summary = ({ words, children }: { words?: Saying; children: ReactNode }) => {
  const t = useSay()
  return (
    <dl className={styles['summary']} {...(words === undefined ? {} : { 'aria-label': t(words) })}>
      {children}
    </dl>
  )
}

/** One of them: its name, what it is, and below that what else is known of it. */
export const SummaryItem = ({ words, more, children }: { words: Saying; more?: ReactNode; children: ReactNode }) => {
  const t = useSay()
  return (
    <div>
      <dt>{t(words)}</dt>
      <dd>{children}</dd>
      {more !== undefined && <dd>{more}</dd>}
    </div>
  )
}
