import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { Button } from '#ui/buttons/button.tsx'
import styles from '../dashboard.module.css'

/** When the figures were read, and what somebody at a park begins with: the gate, and the calendar of prices. */
export const ParkActs = ({ readAt }: { readAt: number }) => {
  const t = useSay()
  const format = useFormat()
  const isPhone = useIsPhone()
  const router = useRouter()
  const mayOpen = useMayOpen()
  const gate = mayOpen('hotel-manage/tickets/gate')
  const calendar = mayOpen('hotel-manage/tickets/calendar')
  return (
    <>
      {!isPhone && readAt > 0 && (
        <span className={styles['read']}>{t(readWords, { time: format.time(new Date(readAt).toISOString()) })}</span>
      )}
      {calendar !== undefined && (
        <Button words={calendarWords} icon="layout-grid" onClick={() => void router.navigate({ href: calendar })} />
      )}
      {gate !== undefined && <Button words={gateWords} look="primary" icon="ticket" onClick={() => void router.navigate({ href: gate })} />}
    </>
  )
}

const readWords = say('Cập nhật lúc {time}', 'Updated at {time}')
const calendarWords = say('Lịch vé và giá', 'Ticket calendar')
const gateWords = say('Cổng vào', 'Gate')
