import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { fileSize } from './file-size.ts'
import { countUploads, type Upload } from './upload-queue.ts'
import styles from './upload-list.module.css'

type UploadListProps = {
  uploads: readonly Upload<unknown>[]
  /** Sends files again, each under the key that it has. */
  again: (keys: readonly string[]) => void
  /** Takes files off the list; one that is being sent is given up. */
  remove: (keys: readonly string[]) => void
}

/** Files on their way: how far each is, why one was refused, and what can be done about it. What has arrived is only counted. */
export function UploadList({ uploads, again, remove }: UploadListProps) {
  const t = useSay()
  const { total, running, done, failed } = countUploads(uploads)
  const retriable = uploads.filter(({ failure }) => failure?.mayRetry === true).map(({ key }) => key)
  const left = uploads.filter(({ state }) => state !== 'done')
  if (total === 0) return null
  return (
    <section className={styles['uploads']} aria-label={t(listWords)}>
      <header className={styles['head']}>
        <p role="status">{t(running > 0 ? going : failed > 0 ? someFailed : allDone, { total, done, failed })}</p>
        {retriable.length > 1 && (
          <Button words={retryAll} values={{ count: retriable.length }} size="small" icon="refresh" onClick={() => again(retriable)} />
        )}
        {running === 0 && <Button words={clear} size="small" look="quiet" onClick={() => remove(uploads.map(({ key }) => key))} />}
      </header>
      {left.length > 0 && (
        <ul className={styles['rows']}>
          {left.map((upload) => (
            <UploadRow key={upload.key} upload={upload} again={again} remove={remove} />
          ))}
        </ul>
      )}
    </section>
  )
}

type UploadRowProps = Omit<UploadListProps, 'uploads'> & { upload: Upload<unknown> }

/** One file on its way. */
function UploadRow({ upload, again, remove }: UploadRowProps) {
  const values = { name: upload.file.name }
  return (
    <li className={styles['row']} data-state={upload.state}>
      <Icon name={glyphs[upload.state]} size={18} className={styles['glyph']} />
      <div className={styles['words']}>
        <strong className={styles['name']}>{upload.file.name}</strong>
        <Progress upload={upload} />
      </div>
      {upload.failure?.mayRetry === true && (
        <IconButton icon="refresh" words={retry} values={values} size="small" onClick={() => again([upload.key])} />
      )}
      <IconButton
        icon="x"
        words={upload.state === 'failed' ? removeWords : stopWords}
        values={values}
        size="small"
        onClick={() => remove([upload.key])}
      />
    </li>
  )
}

function Progress({ upload: { file, state, share, failure } }: { upload: Upload<unknown> }) {
  const t = useSay()
  const format = useFormat()
  if (failure !== null) return <span className={styles['reason']}>{failure.message}</span>
  const whole = Math.round(share * 100)
  const size = fileSize(file.size, format.number)
  return (
    <span className={styles['progress']}>
      {state === 'sending' && <progress className={styles['bar']} value={whole} max={100} aria-label={t(sentOf, { name: file.name })} />}
      <span>{t(state === 'waiting' ? waiting : share < 1 ? sending : working, { size, percent: format.percent(whole * 100) })}</span>
    </span>
  )
}

const glyphs = {
  waiting: 'clock',
  sending: 'upload',
  done: 'check',
  failed: 'alert-circle',
} as const satisfies Record<Upload<unknown>['state'], IconName>

const listWords = say('Ảnh đang tải lên', 'Photos being uploaded')
const going = say('Đã thêm {done} trên {total} ảnh.', '{done} of {total} photos added.')
const allDone = say('Đã thêm {done} ảnh.', 'Photos added: {done}.')
const someFailed = say('Đã thêm {done} ảnh, {failed} tệp chưa thêm được.', 'Photos added: {done}. Files not added: {failed}.')
const retryAll = say('Thử lại {count} tệp', 'Try {count} files again')
const retry = say('Thử lại {name}', 'Try {name} again')
const clear = say('Dọn danh sách', 'Clear the list')
const removeWords = say('Bỏ {name} khỏi danh sách', 'Take {name} off the list')
const stopWords = say('Dừng tải {name}', 'Stop uploading {name}')
const sentOf = say('Phần đã gửi của {name}', 'How much of {name} is sent')
const waiting = say('{size} · đang chờ', '{size} · waiting')
const sending = say('{size} · đã gửi {percent}', '{size} · {percent} sent')
const working = say('{size} · đang xử lý', '{size} · being processed')
