import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import type { FieldLook } from './frame/field-look.ts'
import { FieldShell } from './frame/field-shell.tsx'
import { useControl } from './frame/use-control.ts'
import styles from './frame/field-shell.module.css'

type NumberFieldProps = FieldLook & { field: Field<number>; digits?: number | undefined; negative?: boolean | undefined }

/** A whole number, or one with up to `digits` decimals. */
export const NumberField = ({ field, digits = 0, negative = false, ...look }: NumberFieldProps) => {
  const t = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    setTyped(null)
    field.leave()
  }
  // What is typed stays: a sign that was dropped would make another number of it.
  const isNegative = !negative && (field.value ?? 0) < 0
  const shown = { ...field, leave, error: isNegative ? t(noNegative) : field.error }
  const control = useControl(shown, look)
  return (
    <FieldShell
      id={control.id}
      look={look}
      field={shown}
      end={field.unit === undefined ? undefined : <span className={styles['unit']}>{t(field.unit)}</span>}
    >
      <input
        {...control}
        inputMode={digits > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? (field.value === undefined ? '' : String(field.value))}
        onChange={(event) => {
          const text = allowed(event.currentTarget.value, digits)
          setTyped(text)
          field.change(numberOf(text))
        }}
      />
    </FieldShell>
  )
}

const allowed = (text: string, digits: number): string =>
  text
    .replaceAll('−', '-')
    .replace(',', '.')
    .replaceAll(digits > 0 ? /[^\d.-]/gu : /[^\d-]/gu, '')

const numberOf = (text: string): number | undefined => {
  const value = Number(text)
  return text === '' || text === '-' || Number.isNaN(value) ? undefined : value
}

const noNegative = say('Nhập số từ 0 trở lên.', 'Enter 0 or more.')
