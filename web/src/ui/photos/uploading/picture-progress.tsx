import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '../../buttons/button.tsx'
import type { UploadLimits } from './check-photo-file.ts'
import { mayRetry, speakFailure } from './photo-uploads.ts'
import styles from './upload-list.module.css'
import type { PictureUpload } from './use-picture.ts'

type PictureProgressProps = { item: PictureUpload | null; retry: () => void; limits?: UploadLimits }

/** How far a picture is, or why it is not there, with another try where that may help. */
export const PictureProgress = ({ item, retry, limits }: PictureProgressProps) => {
  const t = useSay()
  if (item === null) return null
  const { state, share, error, sent } = item
  if (state !== 'failed' || error === null) return <Sending share={share} />
  return (
    <div role="alert">
      <div className={styles['reason']}>{speakFailure(sent.file, error, t, limits)}</div>
      {mayRetry(item, limits) && <Button words={tryAgain} icon="refresh" size="small" onClick={retry} />}
    </div>
  )
}

const Sending = ({ share }: { share: number }) => {
  const t = useSay()
  const format = useFormat()
  const whole = Math.round(share * 100)
  return (
    <div className={styles['progress']}>
      <progress className={styles['bar']} value={whole} max={100} aria-label={t(sendingWords)} />
      <span>{share < 1 ? t(sent, { percent: format.percent(whole * 100) }) : t(working)}</span>
    </div>
  )
}

const sendingWords = say('Đang tải ảnh lên', 'The picture is being uploaded')
const sent = say('đã gửi {percent}', '{percent} sent')
const working = say('đang xử lý ảnh', 'processing the picture')
const tryAgain = say('Thử lại', 'Try again')
