import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask, type AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { knowsPasskeys, makePasskey } from '#kit/passkey.ts'
import { useAct } from '#kit/use-act.ts'
import { Button } from '../buttons/button.tsx'
import { PasswordField } from '../fields/secret/password-field.tsx'
import { Banner } from '../states/banner.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { InnerForm } from '../forms/inner-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-step.module.css'
import { SetUpApp } from './set-up-app.tsx'

type SetUpFactorProps = {
  /** The session that it is set up in. */
  token: string
  /** Whether the password is asked for: not where it was just given. */
  askPassword: boolean
  done: () => void
}

/** Sets up a second step: an app or a passkey, then the recovery codes. */
export const SetUpFactor = ({ token, askPassword, done }: SetUpFactorProps) => {
  const t = useSay()
  const [password, setPassword] = useState('')
  const [app, setApp] = useState<AnswerOf<'factor/code-begin'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [givenUp, setGivenUp] = useState(false)
  const act = useAct()
  const added = ({ recoveryCodes }: AnswerOf<'factor/code-add'>) => (recoveryCodes.length === 0 ? done() : setCodes(recoveryCodes))
  if (codes !== null) return <RecoveryCodes codes={codes} done={done} />
  if (app !== null) return <SetUpApp token={token} begun={app} added={added} back={() => setApp(null)} />
  const beginApp = () => act.run(async () => setApp(await ask('factor/code-begin', { password }, { token })))
  const addPasskey = () =>
    act.run(async () => {
      setGivenUp(false)
      const { setUp, options } = await ask('factor/passkey-begin', { password }, { token })
      const passkey = await makePasskey(options)
      if (passkey === null) setGivenUp(true)
      else added(await ask('factor/passkey-add', { setUp, passkey, name: t(passkeyName) }, { token }))
    })
  const error = act.errorAt('password')
  const field = plainField({ label: passwordLabel, value: password, change: (value) => setPassword(value ?? ''), error, required: true })
  return (
    <InnerForm className={styles['steps']} label={t(title)} send={beginApp}>
      {act.failure !== null && error === undefined && <FailureBanner failure={act.failure} />}
      {givenUp && <Banner tone="amber">{t(passkeyGivenUp)}</Banner>}
      <p>{t(lead)}</p>
      {askPassword && <PasswordField field={field} autoComplete="current-password" first />}
      <div className={styles['ways']}>
        <Button words={takeApp} look="primary" submits pending={act.pending} />
        {knowsPasskeys() && <Button words={takePasskey} icon="lock" onClick={addPasskey} pending={act.pending} />}
      </div>
    </InnerForm>
  )
}

const title = say('Thiết lập xác thực hai bước', 'Set up two-step verification')
const lead = say(
  'Chọn ứng dụng xác thực trên điện thoại (Google Authenticator, Microsoft Authenticator…), hoặc passkey: vân tay, khuôn mặt hay khoá bảo mật.',
  'Choose an authenticator app on your phone (Google Authenticator, Microsoft Authenticator …), or a passkey: fingerprint, face or security key.',
)
const passwordLabel = say('Mật khẩu hiện tại', 'Current password')
const takeApp = say('Dùng ứng dụng xác thực', 'Use an authenticator app')
const takePasskey = say('Thêm passkey', 'Add a passkey')
const passkeyName = say('Passkey', 'Passkey')
const passkeyGivenUp = say(
  'Chưa thêm được passkey. Thử lại hoặc chọn cách khác.',
  'No passkey was added. Try again, or choose another way.',
)
