import { connectCalls } from '@innkeeper/protocol/calls/support/connect'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { useUpload } from '#kit/uploads/use-upload.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { UploadFault } from '#ui/fields/files/upload-fault.tsx'
import type { Domain } from './domain.ts'
import type { Saved } from './saved.ts'
import styles from './connect-be.module.css'

const { accept, maxBytes } = connectCalls['connect/upload'].upload

type ProofFileProps = { domain: Pick<Domain, 'id' | 'uploaded' | 'provedBy'>; saved: Saved }

/** The file that was put at the site: uploaded here as well, so that a wrong one is noticed before it is looked for. */
export const ProofFile = ({ domain: { id, uploaded, provedBy }, saved }: ProofFileProps) => {
  const uploads = useUpload('connect/upload', {
    atOnce: 1,
    check: ({ file }) => (file.size > maxBytes ? new Error('the file is too large') : null),
    done: ({ name }) => saved(taken, { name }),
  })
  const last = uploads.items.at(-1)
  return (
    <div className={styles['stack']}>
      <div className={styles['acts']}>
        <PickFile
          words={uploadWords}
          accept={accept}
          give={(file) => uploads.add([{ file, input: { id } }])}
          pending={uploads.busy}
          reason={useLack('connect/upload')}
        />
        {uploaded !== null && provedBy !== 'file' && <DeleteFile id={id} saved={saved} />}
      </div>
      {uploaded !== null && <Uploaded uploaded={uploaded} />}
      <UploadFault failed={last?.state === 'failed' ? last : null} maxBytes={maxBytes} retry={uploads.retry} />
    </div>
  )
}

const Uploaded = ({ uploaded: { name, at } }: { uploaded: NonNullable<Domain['uploaded']> }) => {
  const t = useSay()
  const format = useFormat()
  return <p className="note">{t(uploadedLine, { name, moment: format.moment(at) })}</p>
}

/** Deletes the upload: then only the record proves the domain. */
export const DeleteFile = ({ id, saved }: { id: string; saved: Saved }) => {
  const alerts = useAlerts()
  const remove = useChange('connect/delete', { done: () => saved(deleted), failed: (error) => alerts.failure(error) })
  return (
    <Button
      words={deleteWords}
      look="danger"
      icon="trash"
      reason={useLack('connect/delete')}
      pending={remove.pending}
      onClick={() => remove.send({ id })}
    />
  )
}

const uploadWords = say('Tải tệp xác minh lên', 'Upload the file')
const taken = say(
  'Đã nhận tệp {name}. Đặt tệp vào trang web rồi bấm Kiểm tra lại.',
  'The file {name} is taken. Put it at your site, then press Check again.',
)
const uploadedLine = say('Đã tải lên {name}, {moment}.', 'Uploaded {name}, {moment}.')
const deleteWords = say('Xoá tệp đã tải lên', 'Delete the upload')
const deleted = say('Đã xoá tệp xác minh.', 'The file of proof is deleted.')
