import type { Saying } from '@innkeeper/protocol/say'
import { useId, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './step.module.css'

type StepProps = { number: number; title: Saying; aside?: ReactNode; children: ReactNode }

/** A step of the batch: its number, what it asks, and the fields. */
export const Step = ({ number, title, aside, children }: StepProps) => {
  const t = useSay()
  const titleId = useId()
  return (
    <section className={styles['step']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId}>
          <span className={styles['number']}>{number}</span> {t(title)}
        </h2>
        <div className={styles['aside']}>{aside}</div>
      </header>
      {children}
    </section>
  )
}

/** What is wrong in a part of a step; it is where the eye goes after a try to apply. */
export const StepError = ({ id, words }: { id?: string | undefined; words: string | undefined }) => (
  <p id={id} className={styles['error']} role="alert" data-wrong={words !== undefined} tabIndex={-1}>
    {words}
  </p>
)
