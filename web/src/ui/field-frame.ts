import type { Field } from '../kit/field-state.ts'
import type { Say } from '../kit/language.tsx'
import '@mantine/core/styles/Input.layer.css'
import styles from './field-frame.module.css'

/** How large a field is: 34 px, 28 in toolbars, 44 on the sign-in pages. */
export type FieldSize = 'small' | 'normal' | 'large'

/** What every field component takes besides its field. */
export type FieldLook = {
  readonly size?: FieldSize | undefined
  /** The label is read out but not seen, as in a toolbar. */
  readonly bare?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Where the person begins when the dialog around it opens. */
  readonly first?: boolean | undefined
}

/** What the frame needs of a field, whatever its value is. */
type FramedField = Pick<Field<unknown>, 'name' | 'label' | 'hint' | 'required' | 'error' | 'leave'>

/** The frame that all fields share, as Mantine's inputs take it: label, required mark, hint, error, name. */
export function fieldFrame(field: FramedField, look: FieldLook, t: Say) {
  return {
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
  }
}

const frameOrder = (): ('label' | 'input' | 'error' | 'description')[] => ['label', 'input', 'error', 'description']
