import { setUpCalls } from '@innkeeper/protocol/calls/account/set-up'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { ask } from '#kit/calls/ask.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useNewPassword } from '#kit/forms/use-new-password.ts'
import { deviceToken } from '#kit/known-device.ts'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { SecondStep } from '../second-step-asked.tsx'
import { setUpTitle } from './set-up-words.ts'
import styles from '../sign-in-frame.module.css'
import { signInSearch } from '../sign-in-search.ts'
import { useEnter } from '../use-enter.ts'
import { useSecondStep } from '../use-second-step.ts'

/** Makes the first administrator, who then sets up their second step and comes in, without typing the password again. */
export const MakeAdministrator = ({ token, made: onMade }: { token: string; made: () => void }) => {
  const t = useSay()
  const [made, setMade] = useState<string | null>(null)
  const router = useRouter()
  const alerts = useAlerts()
  const entrance = useEnter(signInSearch.parse({}))
  const step = useSecondStep(entrance.enter)
  const toSignIn = (userName: string) => {
    alerts.success(ready, { userName })
    void router.navigate({ href: paths.login(), replace: true })
  }
  const comeIn = (userName: string, password: string) => {
    onMade()
    setMade(userName)
    ask('login/user', { username: userName, password, device: deviceToken() }).then(step.enter, () => toSignIn(userName))
  }
  return (
    <>
      <h1>{t(setUpTitle)}</h1>
      <p className={styles['lead']}>{made === null ? t(lead) : t(isMade, { userName: made })}</p>
      {step.asked === null && <AdministratorForm token={token} made={comeIn} comingIn={made !== null} />}
      {step.asked !== null && <SecondStep asked={step.asked} enter={entrance.enter} back={() => toSignIn(made ?? '')} />}
    </>
  )
}

type AdministratorFormProps = { token: string; made: (userName: string, password: string) => void; comingIn: boolean }

const AdministratorForm = ({ token, made, comingIn }: AdministratorFormProps) => {
  const t = useSay()
  const rule = useNewPassword([])
  const form = useForm('set-up/administrator', {
    schema: setUpCalls['set-up/administrator'].input,
    initial: { token, fullName: '', email: '', userName: '', newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword, userName, email, fullName }) => [
      ...rule.errors('newPassword', newPassword, [userName, email, fullName]),
      ...(newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]),
    ],
    done: ({ userName }, { newPassword }) => made(userName, newPassword),
  })
  return (
    <>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <form {...form.props} aria-label={t(setUpTitle)}>
        <TextField field={form.field('fullName')} size="large" autoComplete="name" first />
        <TextField field={form.field('email')} size="large" autoComplete="email" />
        <TextField field={form.field('userName')} size="large" autoComplete="username" />
        <NewPasswordField field={form.field('newPassword')} rule={rule} size="large" />
        <PasswordField field={form.field('confirmNewPassword')} size="large" autoComplete="new-password" />
        <Button words={make} look="primary" size="large" keys="Enter" wide submits pending={form.pending || comingIn} />
      </form>
    </>
  )
}

const lead = say(
  'Tạo quản trị viên đầu tiên. Người này duyệt chỗ nghỉ và mời những quản trị viên khác.',
  'Make the first administrator, who approves properties and invites other administrators.',
)
const make = say('Tạo quản trị viên', 'Make the administrator')
const isMade = say('Đã tạo quản trị viên {userName}.', 'The administrator {userName} is made.')
const ready = say('Nền tảng đã sẵn sàng. Đăng nhập với tên {userName}.', 'The platform is ready. Sign in as {userName}.')
