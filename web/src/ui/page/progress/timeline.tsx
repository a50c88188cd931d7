import type { ReactNode } from 'react'
import styles from './timeline.module.css'
import type { Tone } from '../badge.tsx'
import { Icon, type IconName } from '../../look/icon.tsx'

/** Something that happened. */
export type Happening = {
  readonly key: string
  readonly icon: IconName
  readonly tone: Tone
  readonly title: ReactNode
  readonly more?: ReactNode
  readonly moment: string
}

/** What happened, newest first. */
export const Timeline = ({ happenings }: { happenings: readonly Happening[] }) => (
  <ol className={styles['line']}>
    {happenings.map((happening) => (
      <li key={happening.key}>
        <span className={styles['glyph']} data-tone={happening.tone}>
          <Icon name={happening.icon} size={14} />
        </span>
        <div className={styles['words']}>
          <div>{happening.title}</div>
          {happening.more !== undefined && <div className={styles['more']}>{happening.more}</div>}
        </div>
        <span className={styles['moment']}>{happening.moment}</span>
      </li>
    ))}
  </ol>
)
