import { passwordCalls } from '@innkeeper/protocol/calls/account/password'
import { say } from '@innkeeper/protocol/say'
import { useId, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { CaptchaField } from '#ui/fields/secret/captcha-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import styles from './sign-in-frame.module.css'

/** Asks for a link to set a new password: email or username, and the captcha's tick. */
export const ForgotDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const formId = useId()
  const [sent, setSent] = useState(false)
  const form = useForm('forgot-password', {
    schema: passwordCalls['forgot-password'].input,
    initial: { username: '' },
    done: () => setSent(true),
    // A solved challenge is taken once.
    failed: (): void => form.clear('captcha'),
  })
  const close = () => {
    if (sent) form.reset()
    setSent(false)
    onClose()
  }
  const acts = sent ? (
    <Button words={toSignIn} look="primary" onClick={close} />
  ) : (
    <>
      <Button words={later} onClick={close} />
      <Button words={send} look="primary" icon="send" submits form={formId} pending={form.pending} />
    </>
  )
  return (
    <Dialog open={open} onClose={close} title={title} acts={acts}>
      {sent ? <Sent /> : <ForgotForm form={form} formId={formId} />}
    </Dialog>
  )
}

const ForgotForm = ({ form, formId }: { form: Form<'forgot-password'>; formId: string }) => {
  const t = useSay()
  return (
    <form {...form.props} id={formId} className={styles['form']} aria-label={t(title)}>
      <p>{t(lead)}</p>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <TextField field={form.field('username')} autoComplete="username" first />
      <CaptchaField field={form.field('captcha')} />
    </form>
  )
}

const Sent = () => {
  const t = useSay()
  return (
    <Banner tone="green" title={t(sentTitle)} urgent>
      {t(sentMore)}
    </Banner>
  )
}

const title = say('Quên mật khẩu', 'Forgot password')
const lead = say(
  'Nhập email hoặc tên đăng nhập. Liên kết đặt lại mật khẩu sẽ được gửi tới email của tài khoản.',
  'Enter your email or username. A link to set a new password goes to the email of the account.',
)
const send = say('Gửi liên kết', 'Send the link')
const later = say('Để sau', 'Not now')
const toSignIn = say('Về trang đăng nhập', 'Back to sign in')
const sentTitle = say('Đã gửi liên kết.', 'The link is sent.')
const sentMore = say(
  'Kiểm tra hộp thư; liên kết dùng được một lần, trong 30 phút.',
  'Check the mailbox; the link works once, within 30 minutes.',
)
