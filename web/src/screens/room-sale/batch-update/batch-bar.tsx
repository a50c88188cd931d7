import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { saveFile } from '#kit/uploads/save-file.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useToday } from '#kit/property/use-today.ts'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { emptyForm } from './form/batch-form.ts'
import { useBatchWords } from './batch-words.ts'
import { previewCsv } from './preview/preview-csv.ts'
import type { SaleTree } from './steps/rooms/sale-tree.ts'
import { SavingWords } from './saving-words.tsx'
import type { BatchActs } from './form/use-batch-acts.ts'
import type { BatchFormState } from './form/use-batch-form.ts'
import type { Preview } from './preview/use-preview.ts'

type BatchBarProps = { state: BatchFormState; tree: SaleTree; preview: Preview; acts: BatchActs }

/** What will happen, in words, and the acts: clear, download the preview, apply. */
export const BatchBar = ({ state, tree, preview, acts }: BatchBarProps) => {
  const t = useSay()
  const format = useFormat()
  const { apply } = acts
  const words = useBatchWords(state.form, tree)
  const nights = preview.current ? (preview.data?.nights ?? 0) : 0
  const promise = useIsPhone() ? '' : t(allOrNothing)
  const saving = apply.pending ? t(applying, { seconds: apply.seconds }) : null
  return (
    <ActBar words={<SavingWords words={`${words} ${promise}`.trim()} saving={saving} />}>
      {state.form !== emptyForm && !apply.pending && <Button words={clearWords} look="quiet" onClick={acts.clear} />}
      <DownloadButton preview={preview} tree={tree} />
      <Button
        words={nights > 0 ? applyNights : applyWords}
        values={{ nights: format.count(nights, nouns.night) }}
        look="primary"
        pending={apply.pending}
        reason={useBar(preview, acts)}
        onClick={acts.applyNow}
      />
    </ActBar>
  )
}

const DownloadButton = ({ preview, tree }: { preview: Preview; tree: SaleTree }) => {
  const { language } = useLanguage()
  const { currency } = useSession()
  const today = useToday()
  const download = () => {
    const groups = preview.data?.groups ?? []
    saveFile(`${fileName[language]}-${today}.csv`, 'text/csv;charset=utf-8', previewCsv({ groups, tree, language, currency }))
  }
  return <Button words={downloadWords} icon="download" reason={preview.current ? undefined : noPreview} onClick={download} />
}

/** Why the batch cannot be applied now; what is missing is told by a press instead, at its field. */
const useBar = (preview: Preview, { apply }: BatchActs): Saying | undefined => {
  const lack = useLack('room-plan/update-all')
  if (lack !== undefined) return lack
  if (apply.unanswered !== null) return waitsForAnswer
  if (preview.pending) return isComputing
  if (!preview.current || preview.data === undefined || preview.data.allowed) return undefined
  return preview.data.refused > 0 ? someRefused : nothingChanges
}

const applyWords = say('Áp dụng', 'Apply')
const applyNights = say('Áp dụng {nights}', 'Apply {nights}')
const clearWords = say('Bỏ', 'Clear')
const downloadWords = say('Tải bảng xem trước', 'Download the preview')
const fileName = say('xem-truoc-cap-nhat-hang-loat', 'batch-update-preview')
const allOrNothing = say(
  'Lưu tất cả hoặc không lưu gì. Hoàn tác được cho đến khi có người khác sửa cùng đêm.',
  'All is saved or nothing. It can be undone until somebody else changes the same nights.',
)
const applying = say(
  'Đang áp dụng, đã {seconds} giây. Có thể để trang này mở.',
  'Applying, {seconds} seconds so far. Leave this page open.',
)
const noPreview = say('Chưa có bản xem trước của những gì đang nhập.', 'There is no preview yet of what is entered.')
const waitsForAnswer = say('Gửi lại lần áp dụng trước, hoặc chọn sửa tiếp.', 'Send the last one again, or choose to go on editing.')
const isComputing = say('Đang tính bản xem trước.', 'The preview is being computed.')
const someRefused = say('Có đêm bị từ chối: xem lý do trong bản xem trước.', 'Some nights are refused: the preview says why.')
const nothingChanges = say('Không có đêm nào đổi.', 'No night would change.')
