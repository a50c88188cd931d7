import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import styles from './check-field.module.css'

type CheckFieldProps = {
  field: Field<boolean>
  disabled?: boolean | undefined
  /** Some of what it stands for are ticked. */
  partly?: boolean | undefined
  /** More than the label's words, such as a link in them. */
  children?: ReactNode
}

/** A box to tick. */
export function CheckField({ field, disabled, partly, children }: CheckFieldProps) {
  const t = useSay()
  return (
    <Checkbox
      name={field.name}
      label={children ?? t(field.label)}
      description={field.hint === undefined ? undefined : t(field.hint)}
      error={field.error}
      aria-invalid={field.error !== undefined}
      disabled={disabled ?? false}
      indeterminate={partly ?? false}
      checked={field.value ?? false}
      onChange={(event) => field.change(event.currentTarget.checked)}
      onBlur={field.leave}
      size="xs"
      classNames={{ root: styles['root'] ?? '', input: styles['input'] ?? '', label: styles['label'] ?? '', error: styles['error'] ?? '' }}
    />
  )
}
