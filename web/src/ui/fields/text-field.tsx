import type { Saying } from '@innkeeper/protocol/say'
import type { Ref } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from './frame/field-look.ts'
import { FieldShell } from './frame/field-shell.tsx'
import { useControl } from './frame/use-control.ts'
import { useLength } from './frame/use-length.ts'
import type { IconName } from '../look/icon.tsx'
import { KeyHint } from '../buttons/key-hint.tsx'

type TextFieldProps = FieldLook & {
  field: Field<string>
  kind?: 'text' | 'email' | 'tel' | 'search' | undefined
  autoComplete?: string | undefined
  /** What may stand in it; never instead of a label. */
  example?: Saying | undefined
  icon?: IconName | undefined
  keys?: string | undefined
  digitsOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A line of text: `<TextField field={form.field('username')} />`. */
export const TextField = ({
  field,
  kind = 'text',
  autoComplete = 'off',
  ref,
  example,
  icon,
  keys,
  digitsOnly,
  ...look
}: TextFieldProps) => {
  const t = useSay()
  const { shown } = useLength(field)
  const control = useControl(shown, look)
  return (
    <FieldShell id={control.id} look={look} field={shown} icon={icon} end={keys === undefined ? undefined : <KeyHint keys={keys} />}>
      <input
        {...control}
        ref={ref}
        type={kind}
        autoComplete={autoComplete}
        inputMode={digitsOnly === true ? 'numeric' : undefined}
        placeholder={example === undefined ? undefined : t(example)}
        value={field.value ?? ''}
        onChange={(event) => field.change(kept(event.currentTarget.value, digitsOnly))}
      />
    </FieldShell>
  )
}

// While a Vietnamese letter is being composed the text must stay as the keyboard wrote it; the schema normalises it.
const kept = (text: string, digitsOnly: boolean | undefined): string => (digitsOnly === true ? text.replaceAll(/\D/gu, '') : text)
