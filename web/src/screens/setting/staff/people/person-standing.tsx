import { userCalls } from '@innkeeper/protocol/calls/setting/user'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { recordValues } from '#record/record-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from '../staff.module.css'
import { factorLines, PersonFactor } from './person-factor.tsx'

type Person = AnswerOf<'user/detail'>

/** How somebody's place stands: their invitation, their last sign-in, their sessions, and stopping their work. */
export const PersonStanding = ({ person }: { person: Person }) => {
  const t = useSay()
  const format = useFormat()
  const { entered, invitation, firstPassword, lock } = person
  return (
    <Card title={title}>
      <ul className={styles['lines']}>
        {person.state === 'invited' && (
          <li>{invitation === null ? t(expired) : t(invited, { moment: format.moment(invitation.expiresAt) })}</li>
        )}
        {firstPassword !== null && (
          <li>{firstPassword.isOpen ? t(first, { moment: format.moment(firstPassword.expiresAt) }) : t(firstOver)}</li>
        )}
        <li>{entered === null ? t(never) : t(last, { moment: format.moment(entered.at, { year: true }), from: fromOf(entered) })}</li>
        <li>{t(factorLines[person.secondFactor ? 'on' : 'off'])}</li>
        {person.sessions.map((session) => (
          <SessionLine key={session.id} person={person} session={session} />
        ))}
      </ul>
      <div className={styles['acts']}>
        {lock === null && (person.state === 'invited' || firstPassword !== null) && <InviteAgain person={person} />}
        <PersonFactor person={person} />
        {lock === null && <StopOrStart person={person} />}
      </div>
    </Card>
  )
}

const SessionLine = ({ person, session }: { person: Person; session: Person['sessions'][number] }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const end = useChange('user/session-end', { done: () => alerts.success(ended), failed: alerts.failure })
  const device = fromOf(session)
  return (
    <li>
      <span>{t(open, { from: device, moment: format.moment(session.startedAt) })}</span>
      {person.lock === null && (
        <IconButton
          icon="logout"
          words={endWords}
          values={{ device }}
          reason={end.reason}
          onClick={() => end.send({ id: person.id, sessionId: session.id })}
        />
      )}
    </li>
  )
}

const InviteAgain = ({ person }: { person: Person }) => {
  const alerts = useAlerts()
  const invite = useChange('user/invite', { done: () => alerts.success(sent, { email: person.email }), failed: alerts.failure })
  return (
    <Button
      words={person.firstPassword === null ? inviteWords : inviteInstead}
      icon="send"
      pending={invite.pending}
      reason={invite.reason}
      onClick={() => invite.send({ id: person.id })}
    />
  )
}

const StopOrStart = ({ person }: { person: Person }) => {
  const alerts = useAlerts()
  const { fullName: name } = person
  const change = useChange('user/update', {
    done: () => alerts.success(person.active ? stopped : started, { name }),
    failed: alerts.failure,
  })
  const set = (active: boolean) => change.send(changeOf(person, active))
  const look = { pending: change.pending, reason: change.reason }
  if (!person.active) return <Button {...look} words={startWords} icon="check" onClick={() => set(true)} />
  return <ConfirmButton {...look} words={stopWords} values={{ name }} question={stopQuestion} icon="ban" onConfirm={() => set(false)} />
}

const changeOf = (person: Person, active: boolean) => {
  const { id, version, fullName, email, phone, groupIds, codes } = person
  return {
    ...recordValues<'user/update'>(userCalls['user/update'].input, person),
    id,
    version,
    fullName,
    email,
    phone,
    groupIds,
    codes,
    active,
  }
}

const fromOf = ({ address, browser, system }: { readonly address: string; readonly browser: string; readonly system: string }): string =>
  [address, browser, system].filter((part) => part !== '').join(', ')

const title = say('Đăng nhập', 'Signing in')
const invited = say('Đã gửi lời mời, dùng được đến {moment}.', 'Invited; the link works until {moment}.')
const expired = say('Lời mời đã hết hạn. Gửi lại để người này vào được.', 'The invitation has expired. Send it again to let them in.')
const never = say('Chưa đăng nhập lần nào ở đây.', 'Has not signed in here yet.')
const last = say('Đăng nhập gần nhất {moment}, từ {from}.', 'Last sign-in {moment}, from {from}.')
const open = say('Đang mở: {from}, từ {moment}', 'Open: {from}, since {moment}')
const endWords = say('Kết thúc phiên {device}', 'End the session {device}')
const ended = say('Đã kết thúc phiên đăng nhập.', 'The session has ended.')
const inviteWords = say('Gửi lại lời mời', 'Send the invitation again')
const first = say(
  'Mật khẩu ban đầu dùng được đến {moment}; người này chưa đặt mật khẩu của mình.',
  'The first password works until {moment}; they have not chosen their own yet.',
)
const firstOver = say(
  'Mật khẩu ban đầu đã hết hiệu lực: quá 72 giờ, hoặc người này có quyền mà người đặt mật khẩu không có. Gửi lời mời để người này vào được.',
  'The first password no longer works: 72 hours have passed, or they have rights that whoever set it lacks. Send an invitation to let them in.',
)
const inviteInstead = say('Gửi lời mời thay mật khẩu ban đầu', 'Send an invitation instead')
const sent = say('Đã gửi lời mời đến {email}.', 'The invitation is sent to {email}.')
const stopWords = say('Ngừng quyền truy cập của {name}', 'End access for {name}')
const stopQuestion = say(
  '{name} bị đăng xuất ngay trên mọi thiết bị và không vào được chỗ nghỉ này nữa. Việc đã làm, nhật ký và quyền vẫn giữ nguyên; có thể cho truy cập lại.',
  '{name} is signed out at once on every device and cannot enter this property any more. What they did, the diary and their rights stay; access can be given again.',
)
const stopped = say('Đã ngừng {name}: mọi phiên đăng nhập ở đây đã kết thúc.', '{name} is stopped: every session here has ended.')
const startWords = say('Cho truy cập lại', 'Give access again')
const started = say('{name} truy cập lại được.', '{name} has access again.')
