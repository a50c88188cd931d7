import { administratorCalls } from '@innkeeper/protocol/calls/platform/administrators'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { DetailOf } from '#record/record-stem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { factorIsReset, resetFactor, ResetFactorDialog } from '#ui/second-step/reset-factor-dialog.tsx'
import styles from './administrators.module.css'
import { whyNotManaging } from './administrators.ts'

type Administrator = DetailOf<'supplier/user'>

/** How an administrator signs in: their invitation, their last sign-in, their second step. */
export const AdministratorStanding = ({ person }: { person: Administrator }) => {
  const t = useSay()
  const format = useFormat()
  const { state, invitation, lastSignInAt, secondFactor, factorReset } = person
  return (
    <Card title={title}>
      <p className={styles['line']}>
        {lastSignInAt === null ? t(never) : t(last, { moment: format.moment(lastSignInAt, { year: true }) })}
      </p>
      <p className={styles['line']}>{t(secondFactor ? factorOn : factorOff)}</p>
      {factorReset !== null && (
        <p className={styles['line']}>{t(wasReset, { ...factorReset, moment: format.moment(factorReset.at, { year: true }) })}</p>
      )}
      {secondFactor && !person.self && <ResetFactor person={person} />}
      {state === 'invited' && (
        <>
          <p className={styles['line']}>{invitation === null ? t(expired) : t(invited, { moment: format.moment(invitation.expiresAt) })}</p>
          <InviteAgain person={person} />
        </>
      )}
    </Card>
  )
}

const InviteAgain = ({ person: { id, email, managers } }: { person: Administrator }) => {
  const alerts = useAlerts()
  const invite = useChange('supplier/user/invite', { done: () => alerts.success(sent, { email }), failed: alerts.failure })
  return (
    <Button
      words={inviteWords}
      icon="send"
      pending={invite.pending}
      reason={invite.reason ?? whyNotManaging(managers)}
      onClick={() => invite.send({ id })}
    />
  )
}

const ResetFactor = ({ person }: { person: Administrator }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        words={resetFactor}
        icon="lock"
        reason={whyNotManaging(person.managers) ?? (person.reachOpen ? undefined : entersMore)}
        onClick={() => setOpen(true)}
      />
      {open && <ResetDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

const ResetDialog = ({ person: { id, fullName: name }, onClose }: { person: Administrator; onClose: () => void }) => {
  const alerts = useAlerts()
  const form = useForm('supplier/user/reset-second-factor', {
    schema: administratorCalls['supplier/user/reset-second-factor'].input,
    initial: { id },
    done: () => {
      alerts.success(factorIsReset, { name })
      onClose()
    },
  })
  return <ResetFactorDialog form={form} name={name} onClose={onClose} />
}

const title = say('Đăng nhập', 'Signing in')
const never = say('Chưa đăng nhập lần nào.', 'Has not signed in yet.')
const last = say('Đăng nhập gần nhất {moment}.', 'Last sign-in {moment}.')
const factorOn = say('Xác thực hai bước: đã bật.', 'Two-step verification: on.')
const factorOff = say('Xác thực hai bước: chưa bật.', 'Two-step verification: off.')
const wasReset = say(
  '{person} đặt lại xác thực hai bước lúc {moment}. Lý do: {reason}',
  '{person} reset the two-step verification on {moment}. Reason: {reason}',
)
const entersMore = say('Người này được vào nhiều chỗ nghỉ hơn bạn.', 'This administrator may enter more properties than you.')
const invited = say('Đã gửi lời mời, dùng được đến {moment}.', 'Invited; the link works until {moment}.')
const expired = say('Lời mời đã hết hạn. Gửi lại để người này vào được.', 'The invitation has expired. Send it again to let them in.')
const inviteWords = say('Gửi lại lời mời', 'Send the invitation again')
const sent = say('Đã gửi lời mời đến {email}.', 'The invitation is sent to {email}.')
