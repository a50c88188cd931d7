import { say, type Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Banner } from '../states/banner.tsx'
import styles from './keys.module.css'

type MadeKeyProps = {
  apiKey: string
  /** What it is, where it is no API key. */
  title?: Saying
  /** That it is shown only now, and what to do with it. */
  once: Saying
  onClose: () => void
}

/** A new API key, or another key of ours, this once. */
export const MadeKey = ({ apiKey, title = apiKeyTitle, once, onClose }: MadeKeyProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const copy = async () => {
    await navigator.clipboard.writeText(apiKey)
    alerts.success(copied)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      acts={
        <>
          <Button words={copyWords} icon="copy" onClick={() => void copy()} />
          <Button words={closeWords} look="primary" onClick={onClose} />
        </>
      }
    >
      <div className={styles['made']}>
        <Banner tone="amber">{t(once)}</Banner>
        <code className={styles['key']}>{apiKey}</code>
      </div>
    </Dialog>
  )
}

const apiKeyTitle = say('Khoá API mới', 'The new API key')
const copyWords = say('Sao chép khoá', 'Copy the key')
const copied = say('Đã sao chép khoá.', 'The key is copied.')
const closeWords = say('Tôi đã lưu khoá', 'I have saved the key')
