import type { Tone } from './badge.tsx'
import styles from './time-line.module.css'

/** A stretch of time or a moment: when it is, and what holds then. */
export type Stretch = {
  readonly key: string
  readonly when: string
  readonly what: string
  readonly more?: string | undefined
  readonly tone: Extract<Tone, 'green' | 'amber' | 'red' | 'grey' | 'cham'>
}

/** What holds when, from left to right; below each other on a phone. Each stretch is read out with its words. */
export function TimeLine({ label, stretches }: { label: string; stretches: readonly Stretch[] }) {
  return (
    <ol className={styles['line']} aria-label={label}>
      {stretches.map((stretch) => (
        <li key={stretch.key} data-tone={stretch.tone}>
          <span className={styles['when']}>{stretch.when}</span>
          <strong className={styles['what']}>{stretch.what}</strong>
          {stretch.more !== undefined && <span className={styles['more']}>{stretch.more}</span>}
        </li>
      ))}
    </ol>
  )
}
