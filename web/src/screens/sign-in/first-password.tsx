import { passwordCalls } from '@innkeeper/protocol/calls/account/password'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useNewPassword } from '#kit/forms/use-new-password.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { CaptchaAsked } from './captcha-asked.tsx'
import { useCaptchaAsked } from './use-captcha-asked.ts'

type FirstPasswordProps = {
  username: string
  password: string
  /** The person has a password of their own now. */
  done: (password: string) => void
}

/** Somebody whose first password another person typed chooses one of their own before they come in. */
export const FirstPassword = ({ username, password, done }: FirstPasswordProps) => {
  const t = useSay()
  const alerts = useAlerts()
  const rule = useNewPassword([username])
  const captcha = useCaptchaAsked()
  const form = useForm('first-password', {
    schema: passwordCalls['first-password'].input,
    initial: { username, password, newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword, captcha: solved }) => [
      ...captcha.check({ captcha: solved }),
      ...rule.errors('newPassword', newPassword),
      ...(newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]),
    ],
    failed: (error) => {
      // A solved challenge is taken once.
      form.clear('captcha')
      captcha.failed(error)
      return false
    },
    done: (_answer, { newPassword }) => {
      alerts.success(saved)
      done(newPassword)
    },
  })
  return (
    <form {...form.props} aria-label={t(title)}>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <NewPasswordField field={form.field('newPassword')} rule={rule} size="large" />
      <PasswordField field={form.field('confirmNewPassword')} size="large" autoComplete="new-password" />
      <CaptchaAsked asked={captcha.asked} field={form.field('captcha')} />
      <Button words={save} look="primary" size="large" keys="Enter" wide submits pending={form.pending} />
    </form>
  )
}

const title = say('Đặt mật khẩu của riêng mình', 'Choose a password of your own')
const save = say('Đặt mật khẩu', 'Set the password')
const saved = say('Đã đặt mật khẩu mới. Bấm Đăng nhập để tiếp tục.', 'The new password is set. Press Sign in to go on.')
