import { loginCalls } from '@innkeeper/protocol/calls/account/login'
import { say } from '@innkeeper/protocol/say'
import { deviceToken } from '#kit/known-device.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CaptchaAsked } from './captcha-asked.tsx'
import styles from './sign-in-frame.module.css'
import { SecondStep } from './second-step-asked.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInSearch } from './sign-in-search.ts'
import { useCaptchaAsked } from './use-captcha-asked.ts'
import { useEnter, useInsideSoon } from './use-enter.ts'
import { useSecondStep } from './use-second-step.ts'

/** `/admin/login`: the platform's people sign in, naming the property that they go to. */
export const AdminLoginScreen = () => {
  const t = useSay()
  const [search] = useAddress(signInSearch)
  const entrance = useEnter(search)
  const step = useSecondStep(entrance.enter)
  const captcha = useCaptchaAsked()
  const form = useForm('login/admin', {
    schema: loginCalls['login/admin'].input,
    initial: { username: '', password: '', hotelId: search.hotelId, device: deviceToken() },
    check: captcha.check,
    done: step.enter,
    failed: (error) => {
      // A solved challenge is taken once.
      form.clear('captcha')
      captcha.failed(error)
      return step.failed(error)
    },
  })
  useInsideSoon(form.changed)
  return (
    <SignInFrame
      title={title}
      lead={lead}
      ended={search.ended}
      failure={step.asked === null ? (step.over ?? form.failure) : null}
      entrance={entrance}
    >
      {step.asked !== null && <SecondStep asked={step.asked} enter={entrance.enter} back={step.back} />}
      {step.asked === null && (
        <>
          <form {...form.props} aria-label={t(title)}>
            <TextField field={form.field('username')} size="large" autoComplete="username" first />
            <PasswordField field={form.field('password')} size="large" autoComplete="current-password" />
            <TextField field={form.field('hotelId')} size="large" />
            <CaptchaAsked asked={captcha.asked} field={form.field('captcha')} />
            <Button words={signIn} look="primary" size="large" keys="Enter" wide submits pending={form.pending || entrance.coming} />
          </form>
          <div className={styles['links']}>
            <span>
              {t(isSupplier)} <Link to={paths.login()}>{t(supplierSignIn)}</Link>
            </span>
          </div>
        </>
      )}
    </SignInFrame>
  )
}

const title = say('Đăng nhập quản trị', 'Administrator sign in')
const lead = say('Vào một khách sạn với tư cách quản trị viên.', 'Enter a property as an administrator.')
const signIn = say('Đăng nhập', 'Sign in')
const isSupplier = say('Là khách sạn hoặc khu vui chơi?', 'A hotel or a park?')
const supplierSignIn = say('Đăng nhập nhà cung cấp', 'Supplier sign in')
