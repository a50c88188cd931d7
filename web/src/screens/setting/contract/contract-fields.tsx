import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { ContractFormOf } from './use-contract-form.ts'

/** The fields of the legal information: the business, its bank account, who signs, what the platform takes. */
export const ContractFields = ({ form, locked }: { form: ContractFormOf; locked: boolean }) => (
  <FormGrid disabled={locked}>
    <FormColumn>
      <Card title={businessTitle}>
        <FieldStack>
          <TextField field={form.field('businessName')} autoComplete="organization" />
          <TextField field={form.field('taxCode')} />
          <TextField field={form.field('address')} autoComplete="street-address" />
          <TextField field={form.field('legalRepresentative')} />
        </FieldStack>
      </Card>
      <Card title={signerTitle}>
        <FieldStack>
          <FieldRow>
            <TextField field={form.field('signer')} />
            <TextField field={form.field('position')} />
          </FieldRow>
          <CommissionField form={form} />
        </FieldStack>
      </Card>
    </FormColumn>
    <FormColumn>
      <Card title={accountTitle}>
        <FieldStack>
          <BankField form={form} />
          <TextField field={form.field('branch')} />
          <TextField field={form.field('bankAccountNumber')} />
          <TextField field={form.field('accountOwner')} />
        </FieldStack>
      </Card>
    </FormColumn>
  </FormGrid>
)

const BankField = ({ form }: { form: ContractFormOf }) => {
  const banks = useRead('bank/get-all', {}, { freshFor: Number.POSITIVE_INFINITY })
  const choices = (banks.data ?? []).map(({ bin, shortName, name }) => ({
    value: bin,
    words: say(`${shortName} · ${name}`, `${shortName} · ${name}`),
  }))
  return (
    <>
      {banks.error !== null && <Failed what={banksWords} error={banks.error} again={banks.again} />}
      <SelectField field={form.field('bank')} choices={choices} searchable />
    </>
  )
}

// Typed in percent, kept in basis points.
const CommissionField = ({ form }: { form: ContractFormOf }) => {
  const field = form.field('commission')
  const percent = {
    ...field,
    value: field.value === undefined ? undefined : field.value / 100,
    change: (next: number | undefined) => field.change(next === undefined ? undefined : Math.round(next * 100)),
  }
  return <NumberField field={percent} digits={2} />
}

const businessTitle = say('Doanh nghiệp', 'Business')
const accountTitle = say('Tài khoản nhận tiền', 'Bank account')
const signerTitle = say('Người ký và hoa hồng', 'Signer and commission')
const banksWords = say('danh sách ngân hàng', 'the banks')
