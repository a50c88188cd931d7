import '@mantine/core/styles/Input.layer.css'
import type { Say } from '#kit/language/language.tsx'
import styles from './field-frame.module.css'
import type { FieldLook } from './field-look.ts'
import type { FramedField } from './use-control.ts'

/** The frame of a field around one of Mantine's inputs, alike to `FieldShell`: label, required mark, hint, error, name. */
export const fieldFrame = (field: FramedField, look: FieldLook, t: Say) => ({
  name: field.name,
  ...(look.bare === true ? { 'aria-label': t(field.label) } : { label: t(field.label) }),
  ...(field.hint === undefined ? {} : { description: t(field.hint) }),
  required: field.required,
  error: field.error ?? null,
  disabled: look.disabled ?? false,
  'data-size': look.size ?? 'normal',
  ...(look.first === true ? { 'data-autofocus': true } : {}),
  onBlur: field.leave,
  inputWrapperOrder: frameOrder(),
  classNames: {
    root: styles['root'] ?? '',
    wrapper: styles['wrapper'] ?? '',
    label: styles['label'] ?? '',
    required: styles['required'] ?? '',
    input: styles['input'] ?? '',
    section: styles['section'] ?? '',
    error: styles['error'] ?? '',
    description: styles['hint'] ?? '',
  },
})

const frameOrder = (): ('label' | 'input' | 'error' | 'description')[] => ['label', 'input', 'error', 'description']
