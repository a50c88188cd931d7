import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { CertificateStep } from './certificate-step.tsx'
import { HotelStep } from './hotel-step.tsx'
import { readReceived } from './kept-registration.ts'
import { PersonalStep } from './personal-step.tsx'
import { Registered } from './registered.tsx'
import { registrationSearch, registrationSteps, stepWords, type RegistrationStep } from './registration-steps.ts'
import styles from './register.module.css'
import { StepIndicator } from './step-indicator.tsx'
import { useRegistering } from './use-registering.ts'
import { useRegistration, type Registration } from './use-registration.ts'

/** `/register`: a property comes to Innkeeper, in three steps. */
export const RegisterScreen = () => {
  useTitle(title)
  const [{ step }] = useAddress(registrationSearch)
  // Once it was received it stays so, whatever the address says while the next page is being fetched.
  const [done, setDone] = useState(step === 'done')
  if (step === 'done' && !done) setDone(true)
  const received = done ? readReceived() : null
  return (
    <PublicLayout wide>
      {received === null ? <Steps step={step === 'done' ? 'personal' : step} /> : <Registered received={received} />}
    </PublicLayout>
  )
}

const Steps = ({ step }: { step: RegistrationStep }) => {
  const t = useSay()
  const [, change] = useAddress(registrationSearch)
  const form = useRegistration()
  const registering = useRegistering(form, (next) => change({ step: next }, { push: true }))
  const head = useHeadOf(step)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    registering.next(step)
  }
  return (
    <div className={styles['frame']}>
      <h1 ref={head} tabIndex={-1}>
        {t(title)}
      </h1>
      <p className={styles['lead']}>{t(lead)}</p>
      <StepIndicator current={step} />
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <ForgottenPassword form={form} step={step} />
      <form ref={registering.element} noValidate onSubmit={submit} aria-label={t(stepWords[step])}>
        {step === 'personal' ? (
          <PersonalStep form={form} />
        ) : step === 'hotel' ? (
          <HotelStep form={form} />
        ) : (
          <CertificateStep form={form} />
        )}
        <div className={styles['acts']}>
          {step !== 'personal' && (
            <Button words={back} size="large" icon="arrow-left" onClick={() => change({ step: before(step) }, { push: true })} />
          )}
          <Button words={nextWords[step]} look="primary" size="large" keys="Enter" submits pending={registering.pending} />
        </div>
      </form>
      <p className={styles['links']}>
        {t(haveAccount)} <Link to={paths.login()}>{t(signIn)}</Link>
      </p>
    </div>
  )
}

/** What was typed is there after a reload, but for the passwords, which no browser should keep. */
const ForgottenPassword = ({ form, step }: { form: Registration; step: RegistrationStep }) => {
  const t = useSay()
  if (!form.restored || (form.values.password ?? '') !== '') return null
  return (
    <Banner
      tone="amber"
      icon="lock"
      title={t(restored)}
      act={step === 'personal' ? undefined : <Link to={paths.register()}>{t(toPassword)}</Link>}
    >
      {t(noPassword)}
    </Banner>
  )
}

// Whoever goes to another step begins at its head, whether they see it or hear it.
const useHeadOf = (step: RegistrationStep) => {
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step && document.querySelector('main [aria-invalid="true"]') === null) {
      head.current?.focus()
      window.scrollTo({ top: 0 })
    }
    shown.current = step
  }, [step])
  return head
}

const before = (step: RegistrationStep): RegistrationStep => registrationSteps[registrationSteps.indexOf(step) - 1] ?? 'personal'

const title = say('Đăng ký chỗ nghỉ', 'Register a property')
const lead = say(
  'Ba bước ngắn. Những gì đã nhập được giữ trên trình duyệt này cho đến khi gửi.',
  'Three short steps. What you type is kept in this browser until it is sent.',
)
const back = say('Quay lại', 'Back')
const nextWords: Readonly<Record<RegistrationStep, Saying>> = {
  personal: say('Tiếp tục', 'Continue'),
  hotel: say('Tiếp tục', 'Continue'),
  certificate: say('Gửi đăng ký', 'Send the registration'),
}
const haveAccount = say('Đã có tài khoản?', 'Have an account?')
const signIn = say('Đăng nhập', 'Sign in')
const restored = say('Đã khôi phục những gì nhập dở.', 'What you had typed is back.')
const noPassword = say('Mật khẩu không được giữ lại: nhập lại ở bước đầu.', 'Passwords are not kept: type yours again on the first step.')
const toPassword = say('Nhập mật khẩu', 'Type the password')
