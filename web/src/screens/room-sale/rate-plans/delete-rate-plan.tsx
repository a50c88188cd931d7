import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useDelete } from '../../../kit/use-delete.ts'
import { useRead } from '../../../kit/use-read.ts'
import { DeleteDialog, DeleteVerdict, type DeleteWords } from '../../../ui/delete-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import type { RatePlan } from './rate-plan-words.ts'
import { useStopRatePlan } from './use-stop-rate-plan.ts'

type DeleteRatePlanProps = { plan: RatePlan; onClose: () => void; onDeleted?: () => void; rest?: (resting: boolean) => void }

/** Asks before a plan is deleted, with what holds it; one that is in use can be taken off sale instead. */
export function DeleteRatePlan({ plan, onClose, onDeleted, rest }: DeleteRatePlanProps) {
  const t = useSay()
  const done = () => {
    onClose()
    onDeleted?.()
  }
  const remove = useDelete('plan/delete', plan, { deleted, done, rest })
  const detail = useRead('plan/detail', { id: plan.id }, { when: !remove.resting })
  const stop = useStopRatePlan(detail.data, onClose)
  const usage = detail.data?.usage
  const inUse = usage && usage.bookings + usage.followers + usage.prices > 0
  return (
    <DeleteDialog
      words={deleteWords}
      name={t(nameOf(plan))}
      onClose={onClose}
      read={detail}
      inUse={inUse}
      remove={remove}
      instead={plan.active ? { ...stop, words: stopWords } : undefined}
    >
      {usage !== undefined && <Usage usage={usage} words={inUse === true ? (plan.active ? inUseWords : inUseStopped) : freeWords} />}
    </DeleteDialog>
  )
}

function Usage({ usage, words }: { usage: AnswerOf<'plan/detail'>['usage']; words: Saying }) {
  return (
    <DeleteVerdict words={words}>
      <Facts
        facts={[
          { words: bookingWords, value: usage.bookings },
          { words: followerWords, value: usage.followers },
          { words: priceWords, value: usage.prices },
        ]}
      />
    </DeleteVerdict>
  )
}

const deleted = say('Đã xoá gói {name}.', 'The package {name} is deleted.')
const stopWords = say('Ngừng bán gói', 'Stop selling the package')
const inUseWords = say(
  'Không xoá được vì gói đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It cannot be deleted, for it is in use. Taken off sale, its bookings, prices and history stay as they are.',
)
const inUseStopped = say(
  'Không xoá được vì gói đang dùng. Gói này đã ngừng bán.',
  'It cannot be deleted, for it is in use. It is off sale already.',
)
const deleteWords: DeleteWords = {
  question: say('Xoá gói {name}?', 'Delete the package {name}?'),
  remove: say('Xoá gói', 'Delete the package'),
  what: say('gói đang dùng ở đâu', 'where the package is used'),
  reading: say('Đang xem gói dùng ở đâu.', 'Looking where the package is used.'),
  inUse: inUseWords,
}
const freeWords = say('Chưa có gì dùng gói này. Xoá rồi không lấy lại được.', 'Nothing uses this package. It cannot be brought back.')
const bookingWords = say('Đặt phòng', 'Bookings')
const followerWords = say('Gói theo giá gói này', 'Packages that follow it')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
