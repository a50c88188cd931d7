import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './policies.module.css'

/** A policy's terms as guests and agents read them, in both languages; told anew as they are typed. */
export const PolicySentences = ({ sentence }: { sentence: Saying | null }) => {
  const t = useSay()
  if (sentence === null) return <p className="note">{t(unfinished)}</p>
  return (
    <dl className={styles['sentences']} aria-live="polite">
      <div>
        <dt lang="vi">{vietnamese}</dt>
        <dd lang="vi">{sentence.vi}</dd>
      </div>
      <div>
        <dt lang="en">{english}</dt>
        <dd lang="en">{sentence.en}</dd>
      </div>
    </dl>
  )
}

// A language is called by its own name, whichever is shown.
const vietnamese = 'Tiếng Việt'
const english = 'English'
const unfinished = say('Điền đủ điều khoản để xem câu mô tả.', 'Fill in the terms to see them in words.')
