import { say } from '@innkeeper/protocol/say'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import type { FieldLook } from './field-look.ts'
import { FieldShell } from './field-shell.tsx'
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
  return (
    <FieldShell
      {...look}
      field={over > 0 ? { ...field, error: t(tooLong, { max: field.maxLength ?? 0, over }) } : field}
      count={field.maxLength === undefined ? undefined : count}
      control={(props) => (
        <textarea {...props} rows={rows} value={field.value ?? ''} onChange={(event) => field.change(event.currentTarget.value)} />
      )}
    />
  )
}

const tooLong = say('Dài quá {max} ký tự, hãy bớt {over}.', 'Longer than {max} characters; take away {over}.')
