import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAct } from '#kit/use-act.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { ProveFactor } from '#ui/second-step/prove-factor.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { InnerForm } from '#ui/forms/inner-form.tsx'

type ProvenFormProps = {
  lead: Saying
  values?: Readonly<Record<string, string>>
  words: Saying
  look: 'primary' | 'danger'
  /** Sends what was proven; throws where it is refused. */
  send: (proven: { readonly password: string; readonly proof: string }) => Promise<void>
}

/** Asks for a proof of the second step, then for the password, before something is done. */
export const ProvenForm = ({ lead, values, words, look, send }: ProvenFormProps) => {
  const t = useSay()
  const [proof, setProof] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const act = useAct()
  const error = act.errorAt('password')
  if (proof === null)
    return (
      <FieldStack>
        <p>{t(lead, values)}</p>
        <ProveFactor proven={setProof} />
      </FieldStack>
    )
  const field = plainField({ label, value: password, change: (value) => setPassword(value ?? ''), error, required: true })
  return (
    <InnerForm label={t(words, values)} send={() => act.run(() => send({ password, proof }))}>
      <FieldStack>
        {act.failure !== null && error === undefined && <FailureBanner failure={act.failure} />}
        <p>{t(passwordLead)}</p>
        <PasswordField field={field} autoComplete="current-password" first />
        <Button words={words} values={values} look={look} submits wide pending={act.pending} />
      </FieldStack>
    </InnerForm>
  )
}

const label = say('Mật khẩu hiện tại', 'Current password')
const passwordLead = say('Đã xác thực. Nhập mật khẩu để làm tiếp.', 'Verified. Enter your password to go on.')
