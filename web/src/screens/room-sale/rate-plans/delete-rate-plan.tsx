import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '../../../kit/ask.ts'
import { useSay } from '../../../kit/language.tsx'
import { nameOf } from '../../../kit/names.ts'
import { useAlerts } from '../../../kit/use-alerts.ts'
import { useChange } from '../../../kit/use-change.ts'
import { useRead } from '../../../kit/use-read.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RatePlan } from './rate-plan-words.ts'
import { useStopRatePlan } from './use-stop-rate-plan.ts'

type DeleteRatePlanProps = { plan: RatePlan; onClose: () => void; onDeleted?: () => void; rest?: (resting: boolean) => void }

/** Asks before a plan is deleted, with what holds it; one that is in use can be taken off sale instead. */
export function DeleteRatePlan({ plan, onClose, onDeleted, rest }: DeleteRatePlanProps) {
  const t = useSay()
  const alerts = useAlerts()
  const name = t(nameOf(plan))
  const [sent, setSent] = useState(false)
  const detail = useRead('plan/detail', { id: plan.id }, { when: !sent })
  // What is being deleted is not read again, for it may be gone.
  const restReads = (resting: boolean) => {
    setSent(resting)
    rest?.(resting)
  }
  const usage = detail.data?.usage
  const inUse = usage !== undefined && usage.bookings + usage.followers + usage.prices > 0
  const remove = useChange('plan/delete', {
    done: () => {
      alerts.success(deleted, { name })
      onClose()
      onDeleted?.()
    },
    failed: () => restReads(false),
  })
  const send = () => {
    restReads(true)
    remove.send({ id: plan.id })
  }
  const stop = useStopRatePlan(detail.data, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      values={{ name }}
      acts={
        <>
          <Button words={keepWords} onClick={onClose} />
          <Button
            words={deleteWords}
            look={inUse ? 'plain' : 'primary'}
            icon="trash"
            pending={remove.pending}
            reason={usage === undefined ? reading : inUse ? inUseWords : undefined}
            onClick={send}
          />
          {inUse && plan.active && <Button words={stopWords} look="primary" pending={stop.pending} onClick={stop.send} />}
        </>
      }
    >
      {detail.error !== null && <Failed what={whatHolds} error={detail.error} again={detail.again} />}
      {detail.loading && <Skeleton rows={3} height={28} />}
      {remove.error !== null && (
        <Banner tone="red" urgent>
          {remove.error.message}
        </Banner>
      )}
      {usage !== undefined && <Usage usage={usage} words={inUse ? (plan.active ? inUseWords : inUseStopped) : freeWords} />}
    </Dialog>
  )
}

function Usage({ usage, words }: { usage: AnswerOf<'plan/detail'>['usage']; words: Saying }) {
  const t = useSay()
  return (
    <>
      <p>{t(words)}</p>
      <Facts
        facts={[
          { words: bookingWords, value: usage.bookings },
          { words: followerWords, value: usage.followers },
          { words: priceWords, value: usage.prices },
        ]}
      />
    </>
  )
}

const question = say('Xoá gói {name}?', 'Delete the package {name}?')
const deleted = say('Đã xoá gói {name}.', 'The package {name} is deleted.')
const whatHolds = say('gói đang dùng ở đâu', 'where the package is used')
const keepWords = say('Để nguyên', 'Leave as it is')
const stopWords = say('Ngừng bán gói', 'Stop selling the package')
const deleteWords = say('Xoá gói', 'Delete the package')
const reading = say('Đang xem gói dùng ở đâu.', 'Looking where the package is used.')
const inUseWords = say(
  'Không xoá được vì gói đang dùng. Ngừng bán thì đặt phòng, giá và lịch sử vẫn giữ nguyên.',
  'It cannot be deleted, for it is in use. Taken off sale, its bookings, prices and history stay as they are.',
)
const inUseStopped = say(
  'Không xoá được vì gói đang dùng. Gói này đã ngừng bán.',
  'It cannot be deleted, for it is in use. It is off sale already.',
)
const freeWords = say('Chưa có gì dùng gói này. Xoá rồi không lấy lại được.', 'Nothing uses this package. It cannot be brought back.')
const bookingWords = say('Đặt phòng', 'Bookings')
const followerWords = say('Gói theo giá gói này', 'Packages that follow it')
const priceWords = say('Đêm đã có giá hoặc hạn chế', 'Nights with prices or restrictions')
