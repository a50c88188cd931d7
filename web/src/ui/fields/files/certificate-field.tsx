import { resourceCalls } from '@innkeeper/protocol/calls/hotel-information/resource'
import { commonRefusals } from '@innkeeper/protocol/refusals/any-call'
import { fileRefusals } from '@innkeeper/protocol/refusals/files'
import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useId, useRef, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { failureText, useAlerts } from '#kit/alerts/use-alerts.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useUpload } from '#kit/uploads/use-upload.ts'
import { Button } from '../../buttons/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { fileSize } from '../../photos/uploading/file-size.ts'
import styles from './certificate-field.module.css'

const { accept, maxBytes } = resourceCalls['resource/upload-certificate'].upload

/** A certificate that was uploaded, as the page tells of it. */
export type UploadedFile = { readonly name: string; readonly bytes: number }

/** What the server gave for an upload: its id, and the secret of whoever sent it. */
export type UploadProof = { readonly certificateId: string; readonly certificateSecret: string }

type CertificateFieldProps = {
  label: Saying
  /** Why the certificate was refused, in the language shown now. */
  error?: string | undefined
  file: UploadedFile | null
  take: (file: UploadedFile, proof: UploadProof) => void
}

/** A business certificate: a PDF or a picture of it, sent as soon as it is chosen, so that a slow line does not hold up the end. */
export const CertificateField = ({ label, error, file, take }: CertificateFieldProps) => {
  const t = useSay()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useCertificateUpload(take)
  const shown = upload.fault ?? (upload.sending === null ? error : undefined)
  const choose = () => {
    const [chosen] = input.current?.files ?? []
    // Emptied, so that the same file can be chosen again after it was mended.
    if (input.current !== null) input.current.value = ''
    if (chosen !== undefined) upload.send(chosen)
  }
  return (
    <div className={styles['certificate']}>
      <label htmlFor={id} className={styles['label']}>
        {t(label)} <span aria-hidden>*</span>
      </label>
      <div className={styles['file']} data-error={shown !== undefined}>
        <FileState file={file} sending={upload.sending} />
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept.join(',')}
          className={styles['picker']}
          aria-invalid={shown !== undefined}
          aria-describedby={`${id}note${shown === undefined ? '' : ` ${id}error`}`}
          onChange={choose}
        />
        <Button words={file === null ? chooseWords : otherWords} icon="upload" onClick={() => input.current?.click()} />
      </div>
      {shown !== undefined && (
        <p id={`${id}error`} className={styles['error']}>
          <Icon name="alert-circle" size={14} /> {shown}
          {upload.retry !== null && <Button words={againWords} size="small" icon="refresh" onClick={upload.retry} />}
        </p>
      )}
      <p id={`${id}note`} className="note">
        {t(noteWords)}
      </p>
    </div>
  )
}

type Sending = { readonly name: string; readonly share: number }

const FileState = ({ file, sending }: { file: UploadedFile | null; sending: Sending | null }) => {
  const t = useSay()
  const format = useFormat()
  if (sending !== null) {
    return (
      <div className={styles['about']} role="status">
        <strong>{sending.name}</strong>
        <progress value={Math.round(sending.share * 100)} max={100} aria-label={t(sendingWords, { name: sending.name })} />
      </div>
    )
  }
  if (file === null) return <p className={styles['about']}>{t(noFile)}</p>
  return (
    <div className={styles['about']} role="status">
      <strong>{file.name}</strong>
      <span>
        <Icon name="check" size={14} /> {t(sentWords, { size: fileSize(file.bytes, format.number) })}
      </span>
    </div>
  )
}

type Fault = { readonly words: Saying; readonly values?: SayingValues }

/** Sends the file, tells how far it is, and hands on what the server gave for it. */
const useCertificateUpload = (take: CertificateFieldProps['take']) => {
  const t = useSay()
  const alerts = useAlerts()
  const [fault, setFault] = useState<Fault | null>(null)
  const uploads = useUpload('resource/upload-certificate', {
    atOnce: 1,
    done: ({ uploadId, secret, fileName, bytes }) =>
      take({ name: fileName, bytes }, { certificateId: uploadId, certificateSecret: secret }),
    failed: alerts.failure,
  })
  const last = uploads.items.at(-1)
  const running = last !== undefined && (last.state === 'waiting' || last.state === 'sending')
  return {
    sending: running ? { name: last.sent.file.name, share: last.share } : null,
    fault:
      fault !== null ? t(fault.words, fault.values) : last?.state === 'failed' && last.error !== null ? spoken(last.error, t) : undefined,
    // A file at fault stays at fault; a line that broke may hold the next time.
    retry: last?.state === 'failed' && !(last.error instanceof Refused && last.error.status < 500) ? () => uploads.retry(last.id) : null,
    send: (file: File) => {
      const wrong = faultOf(file)
      setFault(wrong)
      if (wrong !== null) alerts.error(wrong.words, wrong.values)
      else uploads.add([{ file, input: {} }])
    },
  }
}

const megabyte = 1_048_576

/** What can be told without sending it; the server looks at what is in it. */
const faultOf = (file: File): Fault | null => {
  if (file.type !== '' && !accept.some((type) => type === file.type)) return { words: fileRefusals.certificateFormat.words }
  return file.size > maxBytes ? { words: commonRefusals.fileTooLarge.words, values: { megabytes: Math.floor(maxBytes / megabyte) } } : null
}

const spoken = (error: Error, t: ReturnType<typeof useSay>): string => {
  const text = failureText(error)
  return 'words' in text ? text.words : t(text.saying, text.values)
}

const chooseWords = say('Chọn tệp', 'Choose a file')
const otherWords = say('Chọn tệp khác', 'Choose another file')
const againWords = say('Tải lại', 'Try again')
const noFile = say('Chưa có tệp nào.', 'No file yet.')
const sendingWords = say('Đang tải {name} lên', 'Uploading {name}')
const sentWords = say('Đã tải lên, {size}', 'Uploaded, {size}')
const noteWords = say('PDF hoặc ảnh JPEG, PNG, WebP, AVIF; tối đa 5 MB.', 'PDF, or a JPEG, PNG, WebP or AVIF image; 5 MB at most.')
