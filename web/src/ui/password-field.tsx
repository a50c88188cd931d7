import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { Field } from '../kit/field-state.ts'
import type { FieldLook } from './field-look.ts'
import { FieldShell } from './field-shell.tsx'
import { useControl } from './use-control.ts'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldLook & { field: Field<string>; autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until its button shows it. */
export function PasswordField({ field, autoComplete, ...look }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const control = useControl(field, look)
  return (
    <FieldShell
      id={control.id}
      look={look}
      field={field}
      end={<IconButton icon={shown ? 'eye-off' : 'eye'} words={shown ? hide : show} onClick={() => setShown(!shown)} />}
    >
      <input
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={field.maxLength}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.currentTarget.value)}
      />
    </FieldShell>
  )
}

const show = say('Hiện mật khẩu', 'Show password')
const hide = say('Ẩn mật khẩu', 'Hide password')
