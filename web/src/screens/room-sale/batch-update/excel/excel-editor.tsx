import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import { BatchBanners } from '../batch-banners.tsx'
import styles from '../batch-update-screen.module.css'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { ExportSteps } from './export-steps.tsx'
import { ImportCard } from './import-card.tsx'
import { useImport, type Importing } from './use-import.ts'
import { SavingWords } from '../saving-words.tsx'

/** Out at the left, in at the right, the act below. */
export const ExcelEditor = ({ tree }: { tree: SaleTree }) => {
  const [undoing, setUndoing] = useState<{ readonly operationNo: number; readonly quick: boolean } | null>(null)
  const importing = useImport((operationNo) => setUndoing({ operationNo, quick: true }))
  return (
    <div className={styles['editor']}>
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <ExportSteps tree={tree} />
        </div>
        <div className={styles['preview']}>
          <BatchBanners acts={importing} undo={(operationNo) => setUndoing({ operationNo, quick: false })} />
          <ImportCard importing={importing} tree={tree} />
        </div>
      </div>
      <ImportBar importing={importing} />
      {undoing !== null && <UndoDialog {...undoing} onClose={() => setUndoing(null)} done={importing.undone} />}
    </div>
  )
}

const ImportBar = ({ importing }: { importing: Importing }) => {
  const t = useSay()
  const format = useFormat()
  const { apply, preview, chosen } = importing
  const nights = preview?.nights ?? 0
  return (
    <ActBar words={<SavingWords words={t(allOrNothing)} saving={apply.pending ? t(applying) : null} />}>
      {chosen !== null && !apply.pending && <Button words={clearWords} look="quiet" onClick={importing.forget} />}
      <Button
        words={nights > 0 ? applyNights : applyWords}
        values={{ nights: format.count(nights, nouns.night) }}
        look="primary"
        pending={apply.pending}
        reason={useBar(importing)}
        onClick={importing.applyNow}
      />
    </ActBar>
  )
}

/** Why the workbook cannot be applied now. */
const useBar = ({ apply, preview, reading }: Importing): Saying | undefined => {
  const lack = useLack('room-plan/apply-workbook')
  if (lack !== undefined) return lack
  if (apply.unanswered !== null) return waitsForAnswer
  if (reading?.state === 'waiting' || reading?.state === 'sending') return isReading
  if (preview === null) return chooseFirst
  if (preview.allowed) return undefined
  return preview.change === 0 ? nothingChanges : hasProblems
}

const applyWords = say('Áp dụng', 'Apply')
const applyNights = say('Áp dụng {nights}', 'Apply to {nights}')
const clearWords = say('Bỏ tệp', 'Drop the workbook')
const applying = say('Đang áp dụng. Có thể để trang này mở.', 'Applying. Leave this page open.')
const allOrNothing = say(
  'Lưu tất cả hoặc không lưu gì. Hoàn tác được cho đến khi có người khác sửa cùng đêm.',
  'All is saved or nothing. It can be undone until somebody else changes the same nights.',
)
const waitsForAnswer = say('Gửi lại lần trước, hoặc chọn sửa tiếp.', 'Send the last one again, or choose to go on editing.')
const isReading = say('Đang đọc tệp.', 'The workbook is being read.')
const chooseFirst = say('Chọn tệp Excel trước.', 'Choose a workbook first.')
const nothingChanges = say('Không có đêm nào đổi.', 'No night would change.')
const hasProblems = say(
  'Có ô Excel không dùng được: sửa trong tệp, hoặc chọn bỏ qua.',
  'Some Excel cells cannot be used: correct them in the workbook, or leave them out.',
)
