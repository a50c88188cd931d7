import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Banner } from '#ui/states/banner.tsx'
import styles from '../batch-update-screen.module.css'

/** Says that messages of connected systems wait for somebody, and leads to the oldest. */
export const WaitingBanner = () => {
  const t = useSay()
  const { property } = useSession()
  const [first, ...others] = useRead('room-plan/pms-messages', {}).data?.waiting ?? []
  if (first === undefined) return null
  return (
    <div className={styles['banners']}>
      <Banner tone="amber">
        {t(waiting, { name: first.connection, count: others.length + 1 })}{' '}
        <Link to={paths.batchUpdate(property, { pms_confirm: first.id, shownoti: 1 })}>{t(open)}</Link>
      </Banner>
    </div>
  )
}

const waiting = say(
  '{name} gửi giá và phòng trống, chưa áp dụng. Chờ xác nhận: {count}.',
  '{name} sent rates and availability, not applied yet. Waiting for confirmation: {count}.',
)
const open = say('Xem và quyết định', 'See and decide')
