import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Link } from '#ui/buttons/link.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { MeetingMode } from './meeting-mode.tsx'
import styles from './promotions.module.css'

/** How the property's discounts meet, and the act that switches all of them off. */
export const ModeCard = () => {
  const t = useSay()
  const { data, loading } = useRead('promotion/get-setting', {})
  const { property } = useSession()
  if (data === undefined && !loading) return null
  return (
    <div className={styles['mode']}>
      {data === undefined ? (
        <Card title={title}>
          <Skeleton rows={2} height={48} />
        </Card>
      ) : (
        <Card title={title} aside={<SwitchAllOff active={data.active} />}>
          <MeetingMode mode={data.mode} />
          <Link to={paths.hotelConfig(property, 'general')}>{t(change)}</Link>
        </Card>
      )}
    </div>
  )
}

const SwitchAllOff = ({ active }: { active: number }) => {
  const alerts = useAlerts()
  const change = useChange('promotion/deactivate-all', { done: ({ count }) => alerts.success(allOff, { count }), failed: alerts.failure })
  return (
    <ConfirmButton
      words={switchOff}
      question={question}
      values={{ count: active }}
      reason={change.reason ?? (active === 0 ? noneOn : undefined)}
      pending={change.pending}
      onConfirm={() => change.send({})}
    />
  )
}

const title = say('Khi nhiều mức giảm gặp nhau', 'When several discounts meet')
const change = say('Đổi ở cấu hình chung', 'Change it in the general configuration')
const switchOff = say('Tắt tất cả khuyến mãi', 'Switch off all promotions')
const question = say(
  'Tắt {count} khuyến mãi đang bật? Đặt phòng đã có giữ nguyên giá; từng khuyến mãi bật lại được.',
  'Switch off the promotions that are on ({count})? Bookings keep their price; each can be switched on again.',
)
const allOff = say('Đã tắt {count} khuyến mãi.', 'Promotions switched off: {count}.')
const noneOn = say('Không có khuyến mãi nào đang bật.', 'No promotion is switched on.')
