import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ActBar } from '#ui/forms/act-bar.tsx'
import { SavingWords } from '../saving-words.tsx'
import type { CopyActs, CopyPreview } from './use-copy-acts.ts'

type CopyBarProps = { preview: CopyPreview; acts: CopyActs }

/** What will happen, and the acts: clear, copy. */
export const CopyBar = ({ preview, acts }: CopyBarProps) => {
  const t = useSay()
  const format = useFormat()
  const { apply } = acts
  const nights = preview.current ? (preview.data?.nights ?? 0) : 0
  const saving = apply.pending ? t(copying, { seconds: apply.seconds }) : null
  return (
    <ActBar words={<SavingWords words={t(allOrNothing)} saving={saving} />}>
      {!apply.pending && <Button words={clearWords} look="quiet" onClick={acts.clear} />}
      <Button
        words={nights > 0 ? copyNights : copyWords}
        values={{ nights: format.count(nights, nouns.night) }}
        look="primary"
        pending={apply.pending}
        reason={useBar(preview, acts)}
        onClick={acts.copyNow}
      />
    </ActBar>
  )
}

/** Why nothing can be copied now; what is missing is told by a press instead, at its field. */
const useBar = (preview: CopyPreview, { apply }: CopyActs): Saying | undefined => {
  const lack = useLack('room-plan/copy-nights')
  if (lack !== undefined) return lack
  if (apply.unanswered !== null) return waitsForAnswer
  if (preview.pending) return isComputing
  if (!preview.current || preview.data === undefined || preview.data.allowed) return undefined
  return preview.data.refused > 0 ? someRefused : nothingChanges
}

const copyWords = say('Chép', 'Copy')
const copyNights = say('Chép {nights}', 'Copy {nights}')
const clearWords = say('Bỏ', 'Clear')
const allOrNothing = say(
  'Lưu tất cả hoặc không lưu gì. Hoàn tác được cho đến khi có người khác sửa cùng đêm.',
  'All is saved or nothing. It can be undone until somebody else changes the same nights.',
)
const copying = say('Đang chép, đã {seconds} giây. Có thể để trang này mở.', 'Copying, {seconds} seconds so far. Leave this page open.')
const waitsForAnswer = say('Gửi lại lần trước, hoặc chọn sửa tiếp.', 'Send the last one again, or choose to go on editing.')
const isComputing = say('Đang tính bản xem trước.', 'The preview is being computed.')
const someRefused = say('Có đêm bị từ chối: xem lý do trong bản xem trước.', 'Some nights are refused: the preview says why.')
const nothingChanges = say('Không có đêm nào đổi.', 'No night would change.')
