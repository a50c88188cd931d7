import { say } from '@innkeeper/protocol/say'
import { currencyDigits, minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { parseMoney } from '@innkeeper/rules/money/parse-money'
import { useState } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import type { FieldLook } from './frame/field-look.ts'
import { FieldShell } from './frame/field-shell.tsx'
import { useControl } from './frame/use-control.ts'
import styles from './frame/field-shell.module.css'

type MoneyFieldProps = FieldLook & { field: Field<number>; currency?: Currency | undefined }

/** An amount in minor units; takes "2.450.000", "2450k", "2,45tr" and shows what it understood. */
export const MoneyField = ({ field, currency, ...look }: MoneyFieldProps) => {
  const t = useSay()
  const format = useFormat()
  const session = useSession()
  const of = currency ?? session.currency
  const [typed, setTyped] = useState<string | null>(null)
  const parsed = typed === null || typed.trim() === '' ? null : parseMoney(typed, of)
  const isWrong = parsed !== null && !parsed.ok
  const leave = () => {
    if (!isWrong) setTyped(null)
    field.leave()
  }
  const shown = { ...field, leave, error: isWrong ? t(notMoney) : field.error }
  const hint = parsed?.ok === true && isShort(typed) ? t(understood, { money: format.money(parsed.amount, of) }) : undefined
  const control = useControl(shown, look, { hint })
  return (
    <FieldShell
      id={control.id}
      look={look}
      field={shown}
      hint={hint}
      end={<span className={styles['unit']}>{of === 'VND' ? '₫' : '$'}</span>}
    >
      <input
        {...control}
        inputMode={currencyDigits[of] > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? (field.value === undefined ? '' : format.number(field.value / minorPerUnit(of)))}
        onChange={(event) => {
          const text = event.currentTarget.value
          const money = parseMoney(text, of)
          setTyped(text)
          field.change(money.ok ? money.amount : undefined)
        }}
      />
    </FieldShell>
  )
}

const isShort = (typed: string | null): boolean => typed !== null && /[a-zà-ỹ]/iu.test(typed)
const notMoney = say('Nhập số tiền, ví dụ 2.450.000, 2450k hoặc 2,45tr.', 'Enter an amount, for example 2,450,000, 2450k or 2.45tr.')
const understood = say('Hiểu là {money}', 'Understood as {money}')
