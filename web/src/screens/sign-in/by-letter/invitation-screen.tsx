import { invitationCalls } from '@innkeeper/protocol/calls/account/invitation'
import { say } from '@innkeeper/protocol/say'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { staffRefusals } from '@innkeeper/protocol/refusals/people/staff'
import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useNewPassword } from '#kit/forms/use-new-password.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from '../sign-in-frame.module.css'

type Invitation = NonNullable<AnswerOf<'invitation/show'>['invitation']>

const invitationSearch = z.object({ token: z.string().catch('') })

/** `/invitation?token=`: an invited person chooses a password, or reads that the link is of no use any more. */
export const InvitationScreen = () => {
  useTitle(title)
  const [{ token }] = useAddress(invitationSearch)
  const shown = useRead('invitation/show', { token }, { when: token !== '' })
  const invitation = token === '' ? null : shown.data?.invitation
  return (
    <PublicLayout>
      <div className={styles['frame']}>
        {invitation === null && <Expired />}
        {invitation !== null && invitation !== undefined && <Accept token={token} invitation={invitation} />}
        {invitation === undefined && shown.error === null && <Skeleton rows={4} />}
        {invitation === undefined && shown.error !== null && <Failed what={what} error={shown.error} again={shown.again} />}
      </div>
    </PublicLayout>
  )
}

const Accept = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const t = useSay()
  const router = useRouter()
  const alerts = useAlerts()
  const { userName, fullName } = invitation
  const rule = useNewPassword([userName, fullName])
  const form = useForm('invitation/accept', {
    schema: invitationCalls['invitation/accept'].input,
    initial: { token, newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword }) => [
      ...rule.errors('newPassword', newPassword),
      ...(newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]),
    ],
    done: () => {
      alerts.success(accepted, { userName })
      void router.navigate({ href: paths.login(), replace: true })
    },
  })
  return (
    <>
      <h1>{t(welcome, { name: fullName })}</h1>
      <p className={styles['lead']}>{t(lead, { hotel: t(nameOf(invitation)), userName })}</p>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <form {...form.props} aria-label={t(title)}>
        <NewPasswordField field={form.field('newPassword')} rule={rule} size="large" />
        <PasswordField field={form.field('confirmNewPassword')} size="large" autoComplete="new-password" />
        <Button words={accept} look="primary" size="large" keys="Enter" wide submits pending={form.pending} />
      </form>
    </>
  )
}

const Expired = () => {
  const t = useSay()
  const router = useRouter()
  return (
    <>
      <h1>{t(sorry)}</h1>
      <p className={styles['lead']}>{t(staffRefusals.invitationExpired.words)}</p>
      <Button words={toSignIn} look="primary" size="large" wide onClick={() => void router.navigate({ href: paths.login() })} />
    </>
  )
}

const title = say('Lời mời', 'Invitation')
const what = say('lời mời', 'the invitation')
const welcome = say('Xin chào {name}', 'Welcome, {name}')
const lead = say(
  'Đặt mật khẩu để làm việc với {hotel}. Tên đăng nhập là {userName}.',
  'Choose a password to work with {hotel}. Your username is {userName}.',
)
const accept = say('Đặt mật khẩu và bắt đầu', 'Choose the password and begin')
const accepted = say('Đã đặt mật khẩu. Đăng nhập với tên {userName}.', 'The password is set. Sign in as {userName}.')
const sorry = say('Rất tiếc, lời mời không còn dùng được', 'Sorry, this invitation no longer works')
const toSignIn = say('Về trang đăng nhập', 'Back to sign in')
