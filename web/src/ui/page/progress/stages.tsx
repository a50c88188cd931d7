import type { Tone } from '../badge.tsx'
import styles from './stages.module.css'

/** A stage: a stretch of time or a moment, and what holds then. */
export type Stage = {
  readonly key: string
  readonly when: string
  readonly what: string
  readonly more?: string | undefined
  readonly tone: Extract<Tone, 'green' | 'amber' | 'red' | 'grey' | 'cham'>
}

/** What holds when, from left to right; below each other on a phone. Each stage is read out with its words. */
export const Stages = ({ label, stages }: { label: string; stages: readonly Stage[] }) => (
  <ol className={styles['line']} aria-label={label}>
    {stages.map((stage) => (
      <li key={stage.key} data-tone={stage.tone}>
        <span>{stage.when}</span>
        <strong className={styles['what']}>{stage.what}</strong>
        {stage.more !== undefined && <span>{stage.more}</span>}
      </li>
    ))}
  </ol>
)
