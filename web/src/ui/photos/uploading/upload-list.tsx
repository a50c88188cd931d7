import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { Uploads } from '#kit/uploads/use-upload.ts'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { Icon, type IconName } from '../../look/icon.tsx'
import { fileSize } from './file-size.ts'
import { countUploads, mayRetry, speakFailure, type PhotoUpload } from './photo-uploads.ts'
import styles from './upload-list.module.css'

type UploadListProps = { uploads: Pick<Uploads<'resource/upload-image'>, 'items' | 'retry' | 'remove'> }

/** Photos on their way: how far each is, why one was refused, and what can be done about it. What has arrived is only counted. */
export const UploadList = ({ uploads: { items, retry, remove } }: UploadListProps) => {
  const t = useSay()
  const { total, running, done, failed } = countUploads(items)
  const retriable = items.filter((item) => mayRetry(item))
  const left = items.filter(({ state }) => state !== 'done')
  if (total === 0) return null
  return (
    <section className={styles['uploads']} aria-label={t(listWords)}>
      <header className={styles['head']}>
        <p role="status">{t(running > 0 ? going : failed > 0 ? someFailed : allDone, { total, done, failed })}</p>
        {retriable.length > 1 && (
          <Button
            words={retryAll}
            values={{ count: retriable.length }}
            size="small"
            icon="refresh"
            onClick={() => eachId(retriable, retry)}
          />
        )}
        {running === 0 && <Button words={clear} size="small" look="quiet" onClick={() => eachId(items, remove)} />}
      </header>
      {left.length > 0 && (
        <ul className={styles['rows']}>
          {left.map((item) => (
            <UploadRow key={item.id} item={item} retry={() => retry(item.id)} remove={() => remove(item.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One photo on its way. */
const UploadRow = ({ item, retry, remove }: { item: PhotoUpload; retry: () => void; remove: () => void }) => {
  const values = { name: item.sent.file.name }
  return (
    <li className={styles['row']} data-state={item.state}>
      <Icon name={glyphs[item.state]} size={18} className={styles['glyph']} />
      <div className={styles['words']}>
        <strong className={styles['name']}>{item.sent.file.name}</strong>
        {item.error === null ? <Progress item={item} /> : <Reason item={item} error={item.error} />}
      </div>
      {mayRetry(item) && <IconButton icon="refresh" words={retryWords} values={values} size="small" onClick={retry} />}
      <IconButton icon="x" words={item.state === 'failed' ? removeWords : stopWords} values={values} size="small" onClick={remove} />
    </li>
  )
}

const Reason = ({ item, error }: { item: PhotoUpload; error: Error }) => {
  const t = useSay()
  return <span className={styles['reason']}>{speakFailure(item.sent.file, error, t)}</span>
}

const Progress = ({ item: { sent, state, share } }: { item: PhotoUpload }) => {
  const t = useSay()
  const format = useFormat()
  const whole = Math.round(share * 100)
  const values = { size: fileSize(sent.file.size, format.number), percent: format.percent(whole * 100) }
  return (
    <span className={styles['progress']}>
      {state === 'sending' && (
        <progress className={styles['bar']} value={whole} max={100} aria-label={t(sentOf, { name: sent.file.name })} />
      )}
      <span>{t(state === 'waiting' ? waiting : share < 1 ? sending : working, values)}</span>
    </span>
  )
}

const eachId = (items: readonly PhotoUpload[], act: (id: string) => void): void => {
  for (const { id } of items) act(id)
}

const glyphs = {
  waiting: 'clock',
  sending: 'upload',
  done: 'check',
  failed: 'alert-circle',
} as const satisfies Record<PhotoUpload['state'], IconName>

const listWords = say('Ảnh đang tải lên', 'Photos being uploaded')
const going = say('Đã thêm {done} trên {total} ảnh.', '{done} of {total} photos added.')
const allDone = say('Đã thêm {done} ảnh.', 'Photos added: {done}.')
const someFailed = say('Đã thêm {done} ảnh, {failed} tệp chưa thêm được.', 'Photos added: {done}. Files not added: {failed}.')
const retryAll = say('Thử lại {count} tệp', 'Try {count} files again')
const retryWords = say('Thử lại {name}', 'Try {name} again')
const clear = say('Dọn danh sách', 'Clear the list')
const removeWords = say('Bỏ {name} khỏi danh sách', 'Take {name} off the list')
const stopWords = say('Dừng tải {name}', 'Stop uploading {name}')
const sentOf = say('Phần đã gửi của {name}', 'How much of {name} is sent')
const waiting = say('{size} · đang chờ', '{size} · waiting')
const sending = say('{size} · đã gửi {percent}', '{size} · {percent} sent')
const working = say('{size} · đang xử lý', '{size} · being processed')
