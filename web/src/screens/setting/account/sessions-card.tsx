import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './account.module.css'

type OwnSession = AnswerOf<'profile/sessions'>['sessions'][number]

/** Where a person is signed in; a session that should not be there is ended here, on every server at once. */
export const SessionsCard = () => {
  const alerts = useAlerts()
  const { data, error, again } = useRead('profile/sessions', {})
  const endOne = useChange('profile/session-end', { done: () => alerts.success(endedOne), failed: alerts.failure })
  const endOthers = useChange('profile/sessions-end', {
    done: ({ ended }) => alerts.success(endedOthers, { count: ended }),
    failed: alerts.failure,
  })
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0
  return (
    <Card title={title} flush>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data === undefined && error === null && <Skeleton rows={2} height={52} />}
      <ul className={styles['sessions']}>
        {data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} end={() => endOne.send({ id: session.id })} />
        ))}
      </ul>
      {others > 0 && (
        <div className={styles['foot']}>
          <ConfirmButton
            words={endAll}
            values={{ count: others }}
            question={question}
            pending={endOthers.pending}
            onConfirm={() => endOthers.send({})}
          />
        </div>
      )}
    </Card>
  )
}

const SessionRow = ({ session, end }: { session: OwnSession; end: () => void }) => {
  const device = useDeviceWords()(session)
  return (
    <li>
      <div className={styles['session']}>
        <strong>{device}</strong>
        <SessionLine session={session} />
      </div>
      {session.current ? <Badge state={thisOne} /> : <IconButton icon="logout" words={endThis} values={{ device }} onClick={end} />}
    </li>
  )
}

const SessionLine = ({ session }: { session: OwnSession }) => {
  const t = useSay()
  const format = useFormat()
  const { hotel, address, startedAt, lastSeenAt, current } = session
  const parts = [
    hotel === null ? t(platform) : t(hotel),
    address,
    t(began, { moment: format.moment(startedAt) }),
    ...(current || lastSeenAt === null ? [] : [t(lastSeen, { moment: format.moment(lastSeenAt) })]),
  ]
  return <span>{parts.filter((part) => part !== '').join(' · ')}</span>
}

const useDeviceWords = (): ((session: OwnSession) => string) => {
  const t = useSay()
  return ({ browser, system }) => {
    if (browser !== '' && system !== '') return t(browserOnSystem, { browser, system })
    return browser + system === '' ? t(unknownDevice) : browser + system
  }
}

const title = say('Phiên đăng nhập', 'Sessions')
const what = say('các phiên đăng nhập', 'the sessions')
const thisOne = { words: say('Phiên này', 'This one'), tone: 'green', icon: 'check' } as const
const platform = say('Trang quản trị', 'Administration')
const began = say('đăng nhập {moment}', 'signed in {moment}')
const lastSeen = say('mở gần nhất {moment}', 'last open {moment}')
const browserOnSystem = say('{browser} trên {system}', '{browser} on {system}')
const unknownDevice = say('Thiết bị không rõ', 'Unknown device')
const endThis = say('Kết thúc phiên {device}', 'End the session {device}')
const endAll = say('Kết thúc {count} phiên khác', 'End the other sessions ({count})')
const question = say(
  'Mọi thiết bị khác phải đăng nhập lại. Phiên này giữ nguyên.',
  'Every other device must sign in again. This session stays as it is.',
)
const endedOne = say('Đã kết thúc phiên đăng nhập.', 'The session has ended.')
const endedOthers = say('Đã kết thúc {count} phiên đăng nhập khác.', 'Other sessions ended: {count}.')
