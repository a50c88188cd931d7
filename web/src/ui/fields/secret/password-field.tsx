import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import type { FieldLook } from '../frame/field-look.ts'
import { FieldShell } from '../frame/field-shell.tsx'
import { useControl } from '../frame/use-control.ts'
import { useLength } from '../frame/use-length.ts'
import { IconButton } from '../../buttons/icon-button.tsx'

type PasswordFieldProps = FieldLook & {
  field: Field<string>
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** What its button says, where it is no password. */
  words?: { readonly show: Saying; readonly hide: Saying } | undefined
}

/** A password, hidden until its button shows it. */
export const PasswordField = ({ field, autoComplete, words = passwordWords, ...look }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const { shown: marked } = useLength(field)
  const control = useControl(marked, look)
  return (
    <FieldShell
      id={control.id}
      look={look}
      field={marked}
      end={<IconButton icon={shown ? 'eye-off' : 'eye'} words={shown ? words.hide : words.show} onClick={() => setShown(!shown)} />}
    >
      <input
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.currentTarget.value)}
      />
    </FieldShell>
  )
}

const passwordWords = { show: say('Hiện mật khẩu', 'Show password'), hide: say('Ẩn mật khẩu', 'Hide password') }
