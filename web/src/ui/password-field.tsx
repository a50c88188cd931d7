import { TextInput } from '@mantine/core'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import { fieldFrame, type FieldLook } from './field-frame.ts'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldLook & { field: Field<string>; autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until its button shows it. */
export function PasswordField({ field, autoComplete, ...look }: PasswordFieldProps) {
  const t = useSay()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...fieldFrame(field, look, t)}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={field.maxLength}
      spellCheck={false}
      autoCapitalize="off"
      rightSection={
        <IconButton icon={shown ? 'eye-off' : 'eye'} words={shown ? hide : show} size="small" onClick={() => setShown(!shown)} />
      }
      rightSectionWidth={44}
      value={field.value ?? ''}
      onChange={(event) => field.change(event.currentTarget.value)}
    />
  )
}

const show = say('Hiện mật khẩu', 'Show password')
const hide = say('Ẩn mật khẩu', 'Hide password')
