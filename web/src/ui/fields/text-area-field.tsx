import type { Field } from '#kit/forms/field-state.ts'
import type { FieldLook } from './frame/field-look.ts'
import { FieldShell } from './frame/field-shell.tsx'
import { useControl } from './frame/use-control.ts'
import { useLength } from './frame/use-length.ts'
import styles from './frame/field-shell.module.css'

type TextAreaFieldProps = FieldLook & { field: Field<string>; rows?: number | undefined }

/** Several lines of text with a count of characters. Text beyond the limit is marked and never cut. */
export const TextAreaField = ({ field, rows = 3, ...look }: TextAreaFieldProps) => {
  const { length, over, shown } = useLength(field)
  const count = (
    <span className={styles['count']} data-over={over > 0}>
      {length}/{field.maxLength}
    </span>
  )
  const control = useControl(shown, look)
  return (
    <FieldShell id={control.id} look={look} field={shown} count={field.maxLength === undefined ? undefined : count}>
      <textarea {...control} rows={rows} value={field.value ?? ''} onChange={(event) => field.change(event.currentTarget.value)} />
    </FieldShell>
  )
}
