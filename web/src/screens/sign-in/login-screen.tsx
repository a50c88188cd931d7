import { loginCalls } from '@innkeeper/protocol/calls/account/login'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { deviceToken } from '#kit/known-device.ts'
import { useSay } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { late } from '#kit/loading/late.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { CaptchaAsked } from './captcha-asked.tsx'
import styles from './sign-in-frame.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInSearch } from './sign-in-search.ts'
import { useCaptchaAsked } from './use-captcha-asked.ts'
import { useEnter, useInsideSoon } from './use-enter.ts'
import { useKeySignIn } from './use-key-sign-in.ts'
import { SecondStep } from './second-step-asked.tsx'
import { useSecondStep } from './use-second-step.ts'

const FirstPassword = late(async () => (await import('./first-password.tsx')).FirstPassword)

/** `/login`: hotel and park staff sign in, by password or by a key in the address. */
export const LoginScreen = () => {
  const [search] = useAddress(signInSearch)
  const entrance = useEnter(search)
  const step = useSecondStep(entrance.enter)
  const byKey = useKeySignIn(search.key, step.enter)
  const captcha = useCaptchaAsked()
  const [first, setFirst] = useState(false)
  const form = useForm('login/user', {
    schema: loginCalls['login/user'].input,
    initial: { username: '', password: '', device: deviceToken() },
    check: captcha.check,
    done: step.enter,
    failed: (error) => {
      // A solved challenge is taken once.
      form.clear('captcha')
      captcha.failed(error)
      if (error instanceof Refused && error.key === 'passwordIsFirst') setFirst(true)
      return step.failed(error)
    },
  })
  useInsideSoon(form.changed)
  return (
    <SignInFrame
      title={title}
      lead={lead}
      ended={search.ended}
      failure={step.asked === null ? (step.over ?? form.failure ?? byKey.failure) : null}
      entrance={entrance}
      waiting={byKey.pending}
    >
      {step.asked !== null && <SecondStep asked={step.asked} enter={entrance.enter} back={step.back} />}
      {step.asked === null && first && (
        <FirstPassword
          username={form.values.username ?? ''}
          password={form.values.password ?? ''}
          done={(password) => {
            form.set('password', password)
            setFirst(false)
          }}
        />
      )}
      {step.asked === null && !first && <LoginForm form={form} captchaAsked={captcha.asked} pending={form.pending || entrance.coming} />}
    </SignInFrame>
  )
}

type LoginFormProps = { form: Form<'login/user'>; captchaAsked: boolean; pending: boolean }

const LoginForm = ({ form, captchaAsked, pending }: LoginFormProps) => {
  const t = useSay()
  const [forgot, setForgot] = useState(false)
  return (
    <>
      <form {...form.props} aria-label={t(title)}>
        <TextField field={form.field('username')} size="large" autoComplete="username" first />
        <PasswordField field={form.field('password')} size="large" autoComplete="current-password" />
        <CaptchaAsked asked={captchaAsked} field={form.field('captcha')} />
        <button type="button" className={styles['forgot']} aria-haspopup="dialog" onClick={() => setForgot(true)}>
          {t(forgotWords)}
        </button>
        <Button words={signIn} look="primary" size="large" keys="Enter" wide submits pending={pending} />
      </form>
      <div className={styles['links']}>
        <span>
          {t(noAccount)} <Link to={paths.register()}>{t(register)}</Link>
        </span>
        <span>
          {t(isAgent)} <Link to={paths.agents()}>{t(agentSignIn)}</Link>
        </span>
      </div>
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </>
  )
}

const title = say('Đăng nhập nhà cung cấp', 'Supplier sign in')
const lead = say('Quản lý phòng, giá và đặt phòng của chỗ nghỉ.', 'Rooms, prices and bookings of your property.')
const forgotWords = say('Quên mật khẩu?', 'Forgot the password?')
const signIn = say('Đăng nhập', 'Sign in')
const noAccount = say('Chưa có tài khoản?', 'No account yet?')
const register = say('Đăng ký chỗ nghỉ mới', 'Register a property')
const isAgent = say('Đại lý du lịch?', 'A travel agent?')
const agentSignIn = say('Đăng nhập đại lý', 'Agent sign in')
