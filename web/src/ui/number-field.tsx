import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Field } from '../kit/field-state.ts'
import { useSay } from '../kit/language.tsx'
import { fieldFrame, type FieldLook } from './field-frame.ts'
import styles from './number-field.module.css'

type NumberFieldProps = FieldLook & { field: Field<number>; digits?: number | undefined; negative?: boolean | undefined }

/** A whole number, or one with up to `digits` decimals; what cannot be read as one stays to be mended. */
export function NumberField({ field, digits = 0, negative = false, ...look }: NumberFieldProps) {
  const t = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...fieldFrame(field, look, t)}
      onBlur={() => {
        setTyped(null)
        field.leave()
      }}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      rightSection={field.unit === undefined ? undefined : <span className={styles['unit']}>{t(field.unit)}</span>}
      rightSectionWidth={field.unit === undefined ? undefined : 'auto'}
      value={typed ?? (field.value === undefined ? '' : String(field.value))}
      onChange={(event) => {
        const text = allowed(event.currentTarget.value, digits, negative)
        setTyped(text)
        field.change(numberOf(text))
      }}
    />
  )
}

function allowed(text: string, digits: number, negative: boolean): string {
  const figures = text.replace(',', '.').replaceAll(digits > 0 ? /[^\d.-]/gu : /[^\d-]/gu, '')
  return negative ? figures : figures.replaceAll('-', '')
}

function numberOf(text: string): number | undefined {
  const value = Number(text)
  return text === '' || text === '-' || Number.isNaN(value) ? undefined : value
}
