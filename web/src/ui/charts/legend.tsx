import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { BarLook } from './bars.ts'
import styles from './legend.module.css'

/** What one kind of mark means. */
export type LegendEntry = { readonly look: BarLook | 'line'; readonly words: Saying; readonly values?: SayingValues }

/** What the marks of a chart mean; its table says so in its heads. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => {
  const t = useSay()
  return (
    <span className={styles['legend']} aria-hidden>
      {entries.map(({ look, words, values }) => (
        <span key={words.en} className={styles['entry']}>
          <i className={styles['mark']} data-look={look} />
          {t(words, values)}
        </span>
      ))}
    </span>
  )
}
