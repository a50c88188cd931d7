import { say } from '@innkeeper/protocol/say'
import { DeleteOrStopRecord } from '#record/deleting/delete-or-stop-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { ratePlanInput } from './rate-plan-text.ts'
import { salePackages } from './sale-packages.ts'

/** Asks before a plan is deleted, with what holds it; one that is in use can be taken off sale instead. */
export const DeleteRatePlan = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteOrStopRecord
    {...props}
    kind={salePackages}
    detail="plan/detail"
    used={(plan) => ({
      record: plan,
      uses: [
        { words: bookingWords, value: plan.usage.bookings },
        { words: followerWords, value: plan.usage.followers },
        { words: priceWords, value: plan.usage.prices },
      ],
    })}
    says={{ free: freeWords, used: inUseNow, stopped: inUseStopped }}
    stop={{ words: stopWords, stopped, path: 'plan/update', input: ratePlanInput }}
  />
)

const stopWords = say('Ngừng bán gói', 'Stop selling the package')
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
