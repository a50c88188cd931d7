import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '../../kit/language.tsx'
import { useRight } from '../../kit/rights.ts'
import { useSession } from '../../kit/session-context.ts'
import { useFormat } from '../../kit/use-format.ts'
import { useIsPhone } from '../../kit/use-is-phone.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import styles from './dashboard.module.css'

/** When the figures were read, and what somebody who sets rates begins with; nothing for a property that does not sell rooms yet. */
export function DashboardActs({ sells, readAt }: { sells: boolean; readAt: number }) {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const router = useRouter()
  const { property } = useSession()
  const setsRates = useRight('AVAIL_RATE_1', 'AVAIL_RATE_2')
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

const readWords = say('Cập nhật lúc {time}', 'Read at {time}')
const closeWords = say('Đóng đêm', 'Close a night')
const nightWords = say('Phòng trống và giá', 'Availability and price')
const rateWords = say('Cập nhật giá', 'Update rates')
