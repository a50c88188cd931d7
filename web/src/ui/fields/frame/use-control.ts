import { useId } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from './field-look.ts'
import styles from './field-shell.module.css'

/** What a field's frame and its control need of the field, whatever its value is. */
export type FramedField = Pick<Field<unknown>, 'name' | 'label' | 'hint' | 'required' | 'error' | 'leave'>

/** The attributes of the control inside a `FieldShell`: its name, its state, and its description. */
export const useControl = (field: FramedField, look: FieldLook, more: { readonly hint?: string | undefined } = {}) => {
  const t = useSay()
  const id = useId()
  const hasHint = more.hint !== undefined || field.hint !== undefined
  const describedBy = [field.error === undefined ? [] : [`${id}error`], hasHint ? [`${id}hint`] : []].flat()
  return {
    id,
    name: field.name,
    className: styles['control'],
    disabled: look.disabled ?? false,
    onBlur: field.leave,
    'aria-invalid': field.error !== undefined,
    'aria-required': field.required,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-label': look.bare === true ? t(field.label) : undefined,
    'data-autofocus': look.first === true ? true : undefined,
  } as const
}
