import { passwordCalls } from '@innkeeper/protocol/calls/account/password'
import { say } from '@innkeeper/protocol/say'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type RuleError } from '#kit/forms/use-form.ts'
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

const recoverySearch = z.object({ token: z.string().catch('') })

/** `/forgot-password?token=`: sets a new password with the link of the mail, or says that the link is of no use any more. */
export const RecoveryScreen = () => {
  useTitle(title)
  const [{ token }] = useAddress(recoverySearch)
  const check = useRead('check-token', { token }, { when: token !== '' })
  return (
    <PublicLayout>
      <div className={styles['frame']}>
        {token === '' || check.data?.valid === false ? (
          <Sorry />
        ) : check.data?.valid === true ? (
          <NewPassword token={token} />
        ) : check.error === null ? (
          <Skeleton rows={4} />
        ) : (
          <Failed what={link} error={check.error} again={check.again} />
        )}
      </div>
    </PublicLayout>
  )
}

const NewPassword = ({ token }: { token: string }) => {
  const t = useSay()
  const router = useRouter()
  const alerts = useAlerts()
  const rule = useNewPassword([])
  const form = useForm('password-recovery', {
    schema: passwordCalls['password-recovery'].input,
    initial: { token, newPassword: '', confirmNewPassword: '' },
    check: (values) => [...rule.errors('newPassword', values.newPassword), ...sameTwice(values)],
    done: () => {
      alerts.success(saved)
      void router.navigate({ href: paths.login(), replace: true })
    },
  })
  return (
    <>
      <h1>{t(title)}</h1>
      <p className={styles['lead']}>{t(lead)}</p>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <form {...form.props} aria-label={t(title)}>
        <NewPasswordField field={form.field('newPassword')} rule={rule} size="large" />
        <PasswordField field={form.field('confirmNewPassword')} size="large" autoComplete="new-password" />
        <Button words={save} look="primary" size="large" keys="Enter" wide submits pending={form.pending} />
      </form>
    </>
  )
}

const Sorry = () => {
  const t = useSay()
  const router = useRouter()
  return (
    <>
      <h1>{t(sorry)}</h1>
      <p className={styles['lead']}>{t(signInRefusals.recoveryExpired.words)}</p>
      <Button words={toSignIn} look="primary" size="large" wide onClick={() => void router.navigate({ href: paths.login() })} />
    </>
  )
}

type Passwords = { readonly newPassword?: string | undefined; readonly confirmNewPassword?: string | undefined }

const sameTwice = ({ newPassword, confirmNewPassword }: Passwords): readonly RuleError[] =>
  newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]

const title = say('Đặt lại mật khẩu', 'Set a new password')
const lead = say('Mật khẩu có ít nhất 8 ký tự. Các phiên đang mở sẽ kết thúc.', 'At least 8 characters. Open sessions will end.')
const save = say('Đặt mật khẩu mới', 'Set the new password')
const saved = say('Đã đặt mật khẩu mới. Đăng nhập để tiếp tục.', 'The new password is set. Sign in to go on.')
const sorry = say('Rất tiếc, liên kết không còn dùng được', 'Sorry, this link no longer works')
const toSignIn = say('Về trang đăng nhập', 'Back to sign in')
const link = say('liên kết khôi phục', 'the recovery link')
