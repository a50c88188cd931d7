import { useId, type ReactNode } from 'react'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import type { FieldLook } from './field-look.ts'
import styles from './field-shell.module.css'
import { Icon, type IconName } from './icon.tsx'

/** What the control inside a field bears: its name, its state, and what describes it. */
export type ControlProps = {
  readonly id: string
  readonly name: string
  readonly className: string | undefined
  readonly disabled: boolean
  readonly onBlur: () => void
  readonly 'aria-invalid': boolean
  readonly 'aria-required': boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-label': string | undefined
  readonly 'data-autofocus': true | undefined
}

type FieldShellProps = FieldLook & {
  field: Pick<Field<unknown>, 'name' | 'label' | 'hint' | 'required' | 'error' | 'leave'>
  /** The control, given what it bears. */
  control: (props: ControlProps) => ReactNode
  icon?: IconName | undefined
  /** Inside the field's frame, at its right: a unit, a button. */
  end?: ReactNode
  /** At the right of the error, such as a count. */
  count?: ReactNode
  /** Instead of the field's own hint. */
  hint?: string | undefined
}

/** The frame of a field: label above, the control in its line, the error below, the hint last. */
export function FieldShell({ field, control, icon, end, count, hint, ...look }: FieldShellProps) {
  const t = useSay()
  const id = useId()
  const hintWords = hint ?? (field.hint === undefined ? undefined : t(field.hint))
  const describedBy = [field.error === undefined ? '' : `${id}error`, hintWords === undefined ? '' : `${id}hint`].filter(
    (part) => part !== '',
  )
  return (
    <div className={styles['field']} data-size={look.size ?? 'normal'}>
      {look.bare !== true && (
        <label htmlFor={id} className={styles['label']}>
          {t(field.label)}
          {field.required && (
            <span aria-hidden className={styles['required']}>
              {' *'}
            </span>
          )}
        </label>
      )}
      <div className={styles['line']} data-error={field.error !== undefined} data-disabled={look.disabled}>
        {icon !== undefined && <Icon name={icon} className={styles['icon']} />}
        {control({
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
        })}
        {end}
      </div>
      {(field.error !== undefined || count !== undefined) && (
        <div className={styles['below']}>
          {field.error !== undefined && (
            <span id={`${id}error`} className={styles['error']}>
              <Icon name="alert-circle" size={14} /> {field.error}
            </span>
          )}
          {count}
        </div>
      )}
      {hintWords !== undefined && (
        <span id={`${id}hint`} className={styles['hint']}>
          {hintWords}
        </span>
      )}
    </div>
  )
}
