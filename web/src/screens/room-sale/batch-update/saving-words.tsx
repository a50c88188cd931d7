import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './batch-update-screen.module.css'

type SavingWordsProps = {
  /** What will be done. */
  words: string
  /** What is being done, and for how long; null while nothing is. */
  saving: string | null
}

/** What will be done to nights; while it is being done, a bar and since when: thousands of nights take some seconds. */
export const SavingWords = ({ words, saving }: SavingWordsProps) => {
  const t = useSay()
  if (saving === null) return <span>{words}</span>
  return (
    <span className={styles['saving']} role="status">
      <progress aria-label={t(savingWords)} />
      {saving}
    </span>
  )
}

const savingWords = say('Đang lưu', 'Saving')
