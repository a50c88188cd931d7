import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { DeleteRecord, type Held } from '#record/deleting/delete-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { StopRecord } from '#record/deleting/stop-record.tsx'
import { Facts } from '#ui/page/facts.tsx'
import { ratePlanInput } from './rate-plan-text.ts'
import { salePackages } from './sale-packages.ts'

/** Asks before a plan is deleted, with what holds it; one that is in use can be taken off sale instead. */
export const DeleteRatePlan = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteRecord
    {...props}
    kind={salePackages}
    detail="plan/detail"
    held={held}
    renderInstead={(plan) =>
      plan.active && (
        <StopRecord words={stop} stopped={stopped} path="plan/update" input={ratePlanInput} record={plan} done={props.onClose} />
      )
    }
  />
)

const held = ({ usage, active }: AnswerOf<'plan/detail'>): Held => {
  const inUse = usage.bookings + usage.followers + usage.prices > 0
  const facts = [
    { words: bookingWords, value: usage.bookings },
    { words: followerWords, value: usage.followers },
    { words: priceWords, value: usage.prices },
  ]
  return { inUse, words: inUse ? (active ? inUseNow : inUseStopped) : freeWords, facts: <Facts facts={facts} /> }
}

const stop = say('Ngừng bán gói', 'Stop selling the package')
const stopped = say('Đã ngừng bán gói {name}.', 'The package {name} is off sale.')
const inUseNow = say(
  'Không xoá được vì gói đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It is in use and cannot be deleted. Taken off sale, it keeps its bookings, prices and history.',
)
const inUseStopped = say(
  'Không xoá được vì gói đang dùng. Gói này đã ngừng bán.',
  'It is in use and cannot be deleted. It is off sale already.',
)
const freeWords = say('Chưa có gì dùng gói này. Xoá rồi không lấy lại được.', 'Nothing uses this package. Deleting cannot be undone.')
const bookingWords = say('Đặt phòng', 'Bookings')
const followerWords = say('Gói theo giá gói này', 'Packages that follow it')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
