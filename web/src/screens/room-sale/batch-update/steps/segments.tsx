import type { Saying } from '@innkeeper/protocol/say'
import { useId } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './segments.module.css'

type SegmentsProps<V extends string> = {
  /** What is chosen; read out, not seen. */
  label: Saying
  choices: readonly { readonly value: V; readonly words: Saying }[]
  value: V
  change: (value: V) => void
}

/** One of a few choices, side by side. */
export const Segments = <V extends string>({ label, choices, value, change }: SegmentsProps<V>) => {
  const t = useSay()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t(label)} className={styles['bar']}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => change(choice.value)}
          />
          <span className={styles['words']}>{t(choice.words)}</span>
        </label>
      ))}
    </div>
  )
}
