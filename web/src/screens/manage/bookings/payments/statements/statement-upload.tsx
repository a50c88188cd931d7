import { bankStatementCalls } from '@innkeeper/protocol/calls/manage/bank-statement'
import { say } from '@innkeeper/protocol/say'
import { lineProblemWords } from '@innkeeper/protocol/words/sale/statement-words'
import type { ReactNode } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { UploadFault } from '#ui/fields/files/upload-fault.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { useStatementUpload } from './use-statement-upload.ts'
import styles from './statements.module.css'

const { accept, maxBytes } = bankStatementCalls['booking/payment/statement-upload'].upload

/** A statement comes in; below it stand those that came before. */
export const StatementUpload = ({ children }: { children?: ReactNode }) => {
  const t = useSay()
  const upload = useStatementUpload()
  return (
    <Card title={title}>
      <div className={styles['upload']}>
        <p>{t(explained)}</p>
        <div>
          <PickFile
            words={uploadWords}
            look="primary"
            accept={accept}
            give={upload.send}
            pending={upload.busy}
            reason={useLack('booking/payment/statement-upload')}
          />
        </div>
        <UploadFault failed={upload.failed} maxBytes={maxBytes} retry={upload.retry} />
        <p className="note">{t(formats)}</p>
        {children}
      </div>
    </Card>
  )
}

/** The last files, with the lines of each that could not be read. */
export const StatementFiles = () => {
  const t = useSay()
  const files = useRead('booking/payment/statement-files', { limit: 3 })
  if (files.error !== null) return <Failed what={filesWhat} error={files.error} again={files.again} readAt={0} />
  if (files.data === undefined || files.data.rows.length === 0) return null
  return (
    <ul className={styles['files']} aria-label={t(lastFiles)}>
      {files.data.rows.map((file) => (
        <FileShown key={file.id} file={file} />
      ))}
    </ul>
  )
}

const FileShown = ({ file }: { file: RowOf<'booking/payment/statement-files'> }) => {
  const t = useSay()
  const format = useFormat()
  const { fileName, readBy, readAt, lines, known, outgoing, problems } = file
  return (
    <li>
      <strong>{fileName}</strong> {t(counts, { person: readBy, moment: format.moment(readAt), lines, known, outgoing })}
      {problems.length > 0 && (
        <details>
          <summary>{t(unread, { count: problems.length })}</summary>
          <ul className={styles['problems']}>
            {problems.map(({ line, reason, text }) => (
              <li key={`${line} ${reason}`}>
                {t(row, { line })} {t(lineProblemWords[reason], { text })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const title = say('Tải sao kê lên', 'Upload a statement')
const explained = say(
  'Mỗi dòng tiền vào được khớp với đặt phòng hoặc đặt vé theo mã trong nội dung và số tiền. Chưa có gì được ghi thu cho đến khi bạn chọn dòng và xác nhận.',
  'Each incoming line is matched with a booking by the code in its content and by its amount. Nothing is recorded before you tick lines and confirm.',
)
const uploadWords = say('Tải tệp sao kê lên', 'Upload a bank statement')
const formats = say(
  'CSV hoặc Excel (.xlsx) như ngân hàng xuất, tối đa 2 MB và 5.000 dòng. Cùng một dòng trong hai tệp chỉ tính một lần.',
  'CSV or Excel (.xlsx) as the bank exports it, 2 MB and 5,000 rows at most. The same line in two files is counted once.',
)
const lastFiles = say('Các tệp gần đây', 'The latest files')
const filesWhat = say('các tệp sao kê', 'the statements')
const counts = say(
  '· {person}, {moment}: {lines} dòng mới, {known} dòng đã có, {outgoing} dòng tiền ra.',
  '· {person}, {moment}. New lines: {lines}; known already: {known}; outgoing: {outgoing}.',
)
const unread = say('{count} dòng không đọc được', 'Lines that could not be read: {count}')
const row = say('Dòng {line}:', 'Row {line}:')
