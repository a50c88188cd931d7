import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { ask, type AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAct } from '#kit/use-act.ts'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { QrCode } from '../qr/qr-code.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'
import { InnerForm } from '../forms/inner-form.tsx'
import styles from './second-step.module.css'

type SetUpAppProps = {
  token: string
  begun: AnswerOf<'factor/code-begin'>
  added: (answer: AnswerOf<'factor/code-add'>) => void
  back: () => void
}

/** An app takes the secret from the QR code, or typed; its first code proves that it has. */
export const SetUpApp = ({ token, begun: { setUp, secret, uri }, added, back }: SetUpAppProps) => {
  const t = useSay()
  const [code, setCode] = useState('')
  const [name, setName] = useState(t(appName))
  const act = useAct()
  const error = act.errorAt('code')
  const codeField = plainField({
    label: codeLabel,
    value: code,
    change: (value) => {
      setCode(value ?? '')
      act.forget()
    },
    error,
    required: true,
  })
  const nameField = plainField({
    label: nameLabel,
    value: name,
    change: (value) => setName(value ?? ''),
    required: true,
    error: act.errorAt('name'),
    maxLength: 50,
  })
  return (
    <InnerForm
      className={styles['steps']}
      label={t(title)}
      send={() => act.run(async () => added(await ask('factor/code-add', { setUp, code, name }, { token })))}
    >
      {act.failure !== null && error === undefined && <FailureBanner failure={act.failure} />}
      <p>{t(lead)}</p>
      <div className={styles['app']}>
        <QrCode text={uri} name={t(qrName)} />
        <div className={styles['secret']}>
          <span>{t(typed)}</span>
          <code>{secret.match(/.{1,4}/gu)?.join(' ')}</code>
          <TextField field={codeField} autoComplete="one-time-code" digitsOnly first />
          <TextField field={nameField} />
        </div>
      </div>
      <div className={styles['ways']}>
        <Button words={verify} look="primary" submits pending={act.pending} />
        <Button words={goBack} onClick={back} />
      </div>
    </InnerForm>
  )
}

const title = say('Ứng dụng xác thực', 'Authenticator app')
const lead = say(
  'Quét mã QR bằng ứng dụng, rồi nhập mã 6 chữ số mà ứng dụng hiện.',
  'Scan the QR code with the app, then enter the six digits that it shows.',
)
const qrName = say('Mã QR cho ứng dụng xác thực', 'QR code for the authenticator app')
const typed = say('Không quét được? Nhập khoá này vào ứng dụng:', 'Cannot scan it? Type this key into the app:')
const codeLabel = say('Mã 6 chữ số', 'Six-digit code')
const nameLabel = say('Tên để nhận ra', 'Name to know it by')
const appName = say('Điện thoại', 'Phone')
const verify = say('Xác nhận và bật', 'Confirm and turn on')
const goBack = say('Quay lại', 'Back')
