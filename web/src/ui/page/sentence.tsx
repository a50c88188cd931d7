import type { Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './sentence.module.css'

/** What a form says, as a sentence; it is read out when it changes. */
export const Sentence = ({ words }: { words: Saying }) => {
  const t = useSay()
  return (
    <p className={styles['sentence']} aria-live="polite">
      {t(words)}
    </p>
  )
}
