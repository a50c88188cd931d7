import { TextInput } from '@mantine/core'
import type { Saying } from '@innkeeper/protocol/say'
import type { Ref } from 'react'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import { fieldFrame, type FieldLook } from './field-frame.ts'
import { Icon, type IconName } from './icon.tsx'
import { KeyHint } from './key-hint.tsx'

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
export function TextField({ field, kind = 'text', autoComplete = 'off', ref, ...props }: TextFieldProps) {
  const t = useSay()
  return (
    <TextInput
      {...fieldFrame(field, props, t)}
      {...(ref === undefined ? {} : { ref })}
      type={kind}
      autoComplete={autoComplete}
      inputMode={props.digitsOnly === true ? 'numeric' : undefined}
      placeholder={props.example === undefined ? undefined : t(props.example)}
      maxLength={field.maxLength}
      leftSection={props.icon === undefined ? undefined : <Icon name={props.icon} />}
      rightSection={props.keys === undefined ? undefined : <KeyHint keys={props.keys} />}
      value={field.value ?? ''}
      onChange={(event) => field.change(kept(event.currentTarget.value, props.digitsOnly))}
    />
  )
}

const kept = (text: string, digitsOnly: boolean | undefined): string =>
  digitsOnly === true ? text.replaceAll(/\D/gu, '') : text.normalize('NFC')
