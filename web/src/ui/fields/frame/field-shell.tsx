import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from './field-look.ts'
import styles from './field-shell.module.css'
import { Icon, type IconName } from '../../look/icon.tsx'
import type { FramedField } from './use-control.ts'

type FieldShellProps = {
  /** The id of the control inside, from `useControl`. */
  id: string
  field: FramedField
  look: FieldLook
  children: ReactNode
  icon?: IconName | undefined
  /** Inside the field's frame, at its right: a unit, a button. */
  end?: ReactNode
  /** At the right below, such as a count. */
  count?: ReactNode
  /** Instead of the field's own hint. */
  hint?: string | undefined
}

/** The frame of a field: label above, the control in its line, the error below, the hint last. */
export const FieldShell = ({ id, field, look, children, icon, end, count, hint }: FieldShellProps) => {
  const t = useSay()
  const hintWords = hint ?? (field.hint === undefined ? undefined : t(field.hint))
  return (
    <div className={styles['field']} data-size={look.size ?? 'normal'}>
      {look.bare !== true && <Label id={id} field={field} />}
      <div className={styles['line']} data-error={field.error !== undefined} data-disabled={look.disabled}>
        {icon !== undefined && <Icon name={icon} className={styles['icon']} />}
        {children}
        {end}
      </div>
      {(field.error !== undefined || count !== undefined) && (
        <div className={styles['below']}>
          {field.error !== undefined && <FieldErrorLine id={id} error={field.error} />}
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

const Label = ({ id, field }: { id: string; field: FramedField }) => {
  const t = useSay()
  return (
    <label htmlFor={id} className={styles['label']}>
      {t(field.label)}
      {field.required && (
        <span aria-hidden className={styles['required']}>
          {' *'}
        </span>
      )}
    </label>
  )
}

const FieldErrorLine = ({ id, error }: { id: string; error: string }) => (
  <span id={`${id}error`} className={styles['error']}>
    <Icon name="alert-circle" size={14} /> {error}
  </span>
)
