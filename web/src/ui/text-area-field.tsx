import { Textarea } from '@mantine/core'
import { say } from '@innkeeper/protocol/say'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import { fieldFrame, type FieldLook } from './field-frame.ts'
import styles from './text-area-field.module.css'

type TextAreaFieldProps = FieldLook & { field: Field<string>; rows?: number | undefined }

/** Several lines of text with the count of characters; typing beyond the limit is let be and marked, never cut. */
export function TextAreaField({ field, rows = 3, ...look }: TextAreaFieldProps) {
  const t = useSay()
  const length = [...(field.value ?? '')].length
  const over = field.maxLength === undefined ? 0 : length - field.maxLength
  return (
    <div className={styles['frame']}>
      <Textarea
        {...fieldFrame({ ...field, error: over > 0 ? t(tooLong, { max: field.maxLength ?? 0, over }) : field.error }, look, t)}
        rows={rows}
        value={field.value ?? ''}
        onChange={(event) => field.change(event.currentTarget.value.normalize('NFC'))}
      />
      {field.maxLength !== undefined && (
        <span className={styles['count']} data-over={over > 0}>
          {length}/{field.maxLength}
        </span>
      )}
    </div>
  )
}

const tooLong = say('Dài quá {max} ký tự, hãy bớt {over}.', 'Longer than {max} characters; take away {over}.')
