import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '#kit/language/language.tsx'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import styles from './dashboard.module.css'

/** When the figures were read, and what somebody who sets rates begins with; nothing for a property that does not sell rooms yet. */
export const DashboardActs = ({ sells, readAt }: { sells: boolean; readAt: number }) => {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const router = useRouter()
  const { property } = useSession()
  const setsRates = useMay('room-plan/get-room-plan-all', 'room-plan/update-all')
  if (!sells) return null
  const open = (href: string) => void router.navigate({ href })
  return (
    <>
      {!isPhone && readAt > 0 && (
        <span className={styles['read']}>{t(readWords, { time: format.time(new Date(readAt).toISOString()) })}</span>
      )}
      {setsRates && (
        <>
          {isPhone ? (
            <Button words={closeWords} icon="lock" onClick={() => open(paths.availAndRate(property, { close: 'night' }))} />
          ) : (
            <Button words={nightWords} icon="layout-grid" onClick={() => open(paths.availAndRate(property))} />
          )}
          <Button words={rateWords} look="primary" icon="edit" onClick={() => open(paths.batchUpdate(property))} />
        </>
      )}
    </>
  )
}

const readWords = say('Cập nhật lúc {time}', 'Updated at {time}')
const closeWords = say('Đóng đêm', 'Close a night')
const nightWords = say('Phòng trống và giá', 'Availability and price')
const rateWords = say('Cập nhật giá', 'Update rates')
