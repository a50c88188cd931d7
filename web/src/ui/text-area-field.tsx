import { say } from '@innkeeper/protocol/say'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import type { FieldLook } from './field-look.ts'
import { FieldShell } from './field-shell.tsx'
import { useControl } from './use-control.ts'
import styles from './field-shell.module.css'

type TextAreaFieldProps = FieldLook & { field: Field<string>; rows?: number | undefined }

/** Several lines of text with the count of characters; typing beyond the limit is let be and marked, never cut. */
export function TextAreaField({ field, rows = 3, ...look }: TextAreaFieldProps) {
  const t = useSay()
  const length = [...(field.value ?? '').normalize('NFC')].length
  const over = field.maxLength === undefined ? 0 : length - field.maxLength
  const count = (
    <span className={styles['count']} data-over={over > 0}>
      {length}/{field.maxLength}
    </span>
  )
  const shown = over > 0 ? { ...field, error: t(tooLong, { max: field.maxLength ?? 0, over }) } : field
  const control = useControl(shown, look)
  return (
    <FieldShell id={control.id} look={look} field={shown} count={field.maxLength === undefined ? undefined : count}>
      <textarea {...control} rows={rows} value={field.value ?? ''} onChange={(event) => field.change(event.currentTarget.value)} />
    </FieldShell>
  )
}

const tooLong = say('Dài quá {max} ký tự, hãy bớt {over}.', 'Longer than {max} characters; take away {over}.')
