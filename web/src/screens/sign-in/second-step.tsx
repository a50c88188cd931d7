import { say } from '@innkeeper/protocol/say'
import { ask } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { deviceToken } from '#kit/known-device.ts'
import { useSay } from '#kit/language/language.tsx'
import type { SignedIn } from '#kit/session/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeOrPasskey } from '#ui/second-step/code-or-passkey.tsx'
import { SetUpFactor } from '#ui/second-step/set-up-factor.tsx'
import type { SecondStepAsked } from './use-second-step.ts'

type SecondStepProps = {
  asked: SecondStepAsked
  enter: (signedIn: SignedIn) => void
  /** Back to the password, with why where the step is over. */
  back: (error: Error | null) => void
}

/** What comes after the right password: the second step, or setting one up where it is demanded. */
export const SecondStep = ({ asked, enter, back }: SecondStepProps) => {
  const t = useSay()
  if ('signedIn' in asked) {
    const { token, device, user } = asked.signedIn
    // What the first answer told of this browser and of a named property still holds; the session is open now.
    const done = () =>
      void ask('login/token', {}, { token }).then((now) => enter({ ...now, device, hotelToken: asked.signedIn.hotelToken }), back)
    return (
      <>
        <p>{t(user.type === null ? demanded : demandedOfAdministrators)}</p>
        <SetUpFactor token={token} askPassword={false} done={done} />
      </>
    )
  }
  const { challenge, code, passkey } = asked
  return (
    <>
      <p>{t(lead)}</p>
      <CodeOrPasskey
        code={code}
        passkey={passkey}
        question={async () => (await ask('login/second-step-passkey', { challenge })).options}
        send={async (given) => enter(await ask('login/second-step', { challenge, device: deviceToken(), ...given }))}
        failed={(error) => {
          if (error instanceof Refused && error.key === 'secondStepOver') back(error)
        }}
      />
      <Button words={again} look="quiet" icon="arrow-left" onClick={() => back(null)} />
    </>
  )
}

const lead = say('Mật khẩu đúng. Còn một bước nữa.', 'The password is right. One more step.')
const demanded = say(
  'Nơi làm việc này yêu cầu xác thực hai bước. Thiết lập một lần, rồi vào làm việc.',
  'This place asks for two-step verification. Set it up once, then go on to work.',
)
const demandedOfAdministrators = say(
  'Quản trị viên của nền tảng phải có xác thực hai bước. Thiết lập một lần, rồi vào làm việc.',
  'Administrators of the platform need two-step verification. Set it up once, then go on to work.',
)
const again = say('Đăng nhập bằng tài khoản khác', 'Sign in with another account')
