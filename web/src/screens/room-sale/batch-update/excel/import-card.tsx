import { say } from '@innkeeper/protocol/say'
import { workbookUpload } from '@innkeeper/protocol/rates/workbook'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Failed } from '#ui/states/failed.tsx'
import cards from '../preview/preview-card.module.css'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import styles from './excel.module.css'
import { ImportPreview } from './import-preview.tsx'
import type { Importing } from './use-import.ts'

type ImportCardProps = { importing: Importing; tree: SaleTree }

/** In: a workbook is chosen, read, and shown as it would change the nights. */
export const ImportCard = ({ importing, tree }: ImportCardProps) => {
  const t = useSay()
  const lack = useLack('room-plan/preview-workbook')
  const { chosen, choose, preview, reading, apply } = importing
  const pending = reading?.state === 'waiting' || reading?.state === 'sending'
  return (
    <section className={cards['card']} aria-label={t(title)} aria-busy={pending}>
      <header className={cards['head']}>
        <h2>{t(title)}</h2>
        {preview !== null && <ExportedAt at={preview.exportedAt} />}
      </header>
      <p className={styles['lead']}>{t(lead)}</p>
      <div className={styles['out']}>
        <PickFile
          words={chosen === null ? pick : pickOther}
          accept={workbookUpload.accept}
          look={chosen === null ? 'primary' : 'plain'}
          pending={pending}
          reason={apply.pending ? waits : lack}
          give={(file) => choose({ file, leaveProblems: false })}
        />
        {chosen !== null && <strong className={styles['name']}>{chosen.file.name}</strong>}
      </div>
      {pending && <Reading share={reading.share} />}
      {reading?.state === 'failed' && reading.error !== null && <Failed what={what} error={reading.error} again={importing.readAgain} />}
      {preview !== null && chosen !== null && (
        <div className={cards['body']}>
          <ImportPreview data={preview} tree={tree}>
            <CheckField
              field={plainField<boolean>({
                label: leaveWords,
                value: chosen.leaveProblems,
                change: (on) => choose({ ...chosen, leaveProblems: on === true }),
              })}
            />
          </ImportPreview>
          <TextField
            field={plainField({ label: noteLabel, value: importing.note, maxLength: 255, change: (note) => importing.setNote(note ?? '') })}
          />
        </div>
      )}
    </section>
  )
}

/** How far a workbook is: first sent, then read by the server. */
const Reading = ({ share }: { share: number }) => {
  const t = useSay()
  const isSent = share === 1
  return (
    <div className={styles['reading']} role="status">
      {t(isSent ? readingWords : sendingWords)}
      {isSent ? (
        <progress aria-label={t(readingWords)} />
      ) : (
        <progress aria-label={t(sendingWords)} value={Math.round(share * 100)} max={100} />
      )}
    </div>
  )
}

const ExportedAt = ({ at }: { at: string }) => {
  const t = useSay()
  const format = useFormat()
  return <span className={cards['aside']}>{t(exportedWords, { at: format.moment(at) })}</span>
}

const title = say('Nhập từ Excel', 'Import from Excel')
const lead = say(
  'Sửa tệp đã xuất rồi tải lên. Chưa lưu gì cho đến khi bấm áp dụng.',
  'Edit the exported workbook and upload it. Nothing is saved until you apply it.',
)
const pick = say('Chọn tệp Excel', 'Choose a workbook')
const pickOther = say('Chọn tệp khác', 'Choose another file')
const waits = say('Đang áp dụng tệp trước.', 'The workbook is being applied.')
const what = say('tệp Excel', 'the workbook')
const sendingWords = say('Đang tải tệp lên', 'Uploading the workbook')
const readingWords = say('Đang đọc và kiểm tra từng ô Excel', 'Reading and checking each Excel cell')
const exportedWords = say('Xuất lúc {at}', 'Exported {at}')
const leaveWords = say(
  'Bỏ qua ô Excel không dùng được, áp dụng phần còn lại',
  'Leave out Excel cells that cannot be used and apply the rest',
)
const noteLabel = say('Ghi chú cho nhật ký', 'Note for the log')
