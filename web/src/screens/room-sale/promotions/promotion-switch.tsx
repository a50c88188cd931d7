import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { RowSwitch, switchWords } from '#record/sale/row-switch.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { LastMonth } from './form/last-month.tsx'
import type { PromotionRow } from './promotions.ts'

/** Switches the promotion of a row off at once, and on after it was shown what it would have done last month. */
export const PromotionSwitch = ({ promotion }: { promotion: PromotionRow }) => {
  const t = useSay()
  const alerts = useAlerts()
  const [asking, setAsking] = useState(false)
  const { id, active } = promotion
  const name = t(nameOf(promotion))
  const change = useChange('promotion/change-status', {
    done: (now) => {
      setAsking(false)
      alerts.success(now.active ? nowOn : nowOff, { name })
    },
    failed: alerts.failure,
  })
  return (
    <>
      <RowSwitch
        active={active}
        name={name}
        words={switchWords}
        change={change}
        asking={active ? undefined : asking}
        onClick={() => (active ? change.send({ id, active: false }) : setAsking(true))}
      />
      {asking && !active && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={switchWords.on}
          values={{ name }}
          acts={
            <>
              <Button words={leaveWords} onClick={() => setAsking(false)} />
              <Button words={switchOn} look="primary" pending={change.pending} onClick={() => change.send({ id, active: true })} />
            </>
          }
        >
          <p>{t(question)}</p>
          <LastMonth promotion={form.parse(promotion)} />
        </Dialog>
      )}
    </>
  )
}

/** What the form has of a promotion. */
const form = promotionForm.strip()

const switchOn = say('Bật khuyến mãi', 'Switch the promotion on')
const leaveWords = say('Để nguyên', 'Leave as it is')
const question = say('Giá mới tính ngay cho các đặt phòng sau đó.', 'It counts at once in the price of the bookings that follow.')
const nowOn = say('Khuyến mãi {name} đang bật.', 'The promotion {name} is on.')
const nowOff = say('Khuyến mãi {name} đã tắt.', 'The promotion {name} is off.')
