import { say, type Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import styles from './copied-text.module.css'

/** A text that is entered elsewhere, with what it is and a button that copies it. */
export const CopiedText = ({ words, text }: { words: Saying; text: string }) => {
  const t = useSay()
  const alerts = useAlerts()
  const copy = () => void navigator.clipboard.writeText(text).then(() => alerts.success(copied))
  return (
    <div>
      <div className="note">{t(words)}</div>
      <div className={styles['copied']}>
        <code className={styles['code']}>{text}</code>
        <IconButton icon="copy" words={copyWords} values={{ what: t(words) }} onClick={copy} />
      </div>
    </div>
  )
}

const copyWords = say('Sao chép: {what}', 'Copy: {what}')
const copied = say('Đã sao chép.', 'Copied.')
