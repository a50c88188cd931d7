import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { SelectField } from '../fields/choice/select-field.tsx'
import { Failed } from '../states/failed.tsx'

/** The bank of a supplier's account, found by its short or its full name. */
export const BankField = ({ field, clearable = false }: { field: Field<string>; clearable?: boolean }) => {
  const banks = useRead('bank/get-all', {}, { freshFor: Number.POSITIVE_INFINITY })
  const choices = (banks.data ?? []).map(({ bin, shortName, name }) => ({
    value: bin,
    words: say(`${shortName} · ${name}`, `${shortName} · ${name}`),
  }))
  return (
    <>
      {banks.error !== null && <Failed what={banksWords} error={banks.error} again={banks.again} />}
      <SelectField field={field} choices={choices} searchable clearable={clearable} />
    </>
  )
}

const banksWords = say('danh sách ngân hàng', 'the banks')
