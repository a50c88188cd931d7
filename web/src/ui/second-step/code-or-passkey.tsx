import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { answerByPasskey, knowsPasskeys } from '#kit/passkey.ts'
import { useAct } from '#kit/use-act.ts'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Banner } from '../states/banner.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { InnerForm } from '../forms/inner-form.tsx'
import styles from './second-step.module.css'

type CodeOrPasskeyProps = {
  /** Whether the person has an app, and a passkey. */
  code: boolean
  passkey: boolean
  /** The question that a passkey answers. */
  question: () => Promise<string>
  /** Sends the proof; throws where it is refused. */
  send: (given: { readonly code: string } | { readonly passkey: string }) => Promise<void>
  failed?: (error: Error) => void
}

/** Proves the second step: by an app's code, a passkey, or a recovery code. */
export const CodeOrPasskey = ({ code: hasApp, passkey: hasPasskey, question, send, failed }: CodeOrPasskeyProps) => {
  const t = useSay()
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(!hasApp && !hasPasskey)
  const [givenUp, setGivenUp] = useState(false)
  const act = useAct(failed)
  const error = act.errorAt('code')
  const type = (value: string | undefined) => {
    setCode(value ?? '')
    act.forget()
  }
  const byCode = () => act.run(() => send({ code }))
  const byPasskey = () =>
    act.run(async () => {
      setGivenUp(false)
      const answer = await answerByPasskey(await question())
      if (answer === null) setGivenUp(true)
      else await send({ passkey: answer })
    })
  const field = plainField({
    label: recovery ? recoveryCode : appCode,
    hint: recovery ? recoveryHint : appHint,
    value: code,
    change: type,
    error,
    required: true,
  })
  const mayTakePasskey = hasPasskey && knowsPasskeys()
  return (
    <div className={styles['steps']}>
      {act.failure !== null && error === undefined && <FailureBanner failure={act.failure} />}
      {givenUp && <Banner tone="amber">{t(passkeyGivenUp)}</Banner>}
      {mayTakePasskey && (
        <Button
          words={takePasskey}
          look={hasApp ? 'plain' : 'primary'}
          size="large"
          icon="lock"
          wide
          onClick={byPasskey}
          pending={act.pending}
        />
      )}
      {(hasApp || recovery) && <CodeForm field={field} digitsOnly={!recovery} pending={act.pending} send={byCode} />}
      <button
        type="button"
        className={styles['other']}
        onClick={() => {
          setRecovery(!recovery)
          type('')
        }}
      >
        {t(recovery ? otherWay : noTelephone)}
      </button>
    </div>
  )
}

type CodeFormProps = { field: Field<string>; digitsOnly: boolean; pending: boolean; send: () => void }

const CodeForm = ({ field, digitsOnly, pending, send }: CodeFormProps) => {
  const t = useSay()
  return (
    <InnerForm className={styles['steps']} label={t(title)} send={send}>
      <TextField field={field} size="large" autoComplete="one-time-code" digitsOnly={digitsOnly} first />
      <Button words={confirm} look="primary" size="large" keys="Enter" wide submits pending={pending} />
    </InnerForm>
  )
}

const title = say('Xác thực bước hai', 'Second step')
const appCode = say('Mã 6 chữ số', 'Six-digit code')
const appHint = say('Mở ứng dụng xác thực trên điện thoại để xem mã.', 'Open the authenticator app on your phone.')
const recoveryCode = say('Mã khôi phục', 'Recovery code')
const recoveryHint = say('Một trong mười mã đã cất, mỗi mã dùng một lần.', 'One of the ten codes you put away; each works once.')
const noTelephone = say('Không có điện thoại? Dùng mã khôi phục', 'No phone at hand? Use a recovery code')
const otherWay = say('Dùng cách khác', 'Use another way')
const takePasskey = say('Dùng passkey', 'Use a passkey')
const confirm = say('Xác nhận', 'Confirm')
const passkeyGivenUp = say('Chưa nhận được passkey. Thử lại hoặc dùng cách khác.', 'No passkey came. Try again, or use another way.')
