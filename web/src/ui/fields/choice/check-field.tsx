import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import styles from './check-field.module.css'
import { Icon } from '../../look/icon.tsx'

type CheckFieldProps = {
  field: Field<boolean>
  disabled?: boolean | undefined
  /** Some of what it stands for are ticked. */
  partly?: boolean | undefined
  /** More than the label's words, such as a link in them. */
  children?: ReactNode
}

/** A box to tick. */
export const CheckField = ({ field, disabled = false, partly = false, children }: CheckFieldProps) => {
  const t = useSay()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = partly
  }, [partly])
  return (
    <div>
      <label className={styles['label']}>
        <input
          ref={box}
          type="checkbox"
          name={field.name}
          className={styles['box']}
          checked={field.value ?? false}
          disabled={disabled}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.error === undefined ? undefined : id}
          onChange={(event) => field.change(event.currentTarget.checked)}
          onBlur={field.leave}
        />
        <span>{children ?? t(field.label)}</span>
      </label>
      {field.hint !== undefined && <div className={styles['hint']}>{t(field.hint)}</div>}
      {field.error !== undefined && (
        <div id={id} className={styles['error']}>
          <Icon name="alert-circle" size={14} /> {field.error}
        </div>
      )}
    </div>
  )
}
