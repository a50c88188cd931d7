import { say } from '@innkeeper/protocol/say'
import { Card } from '#ui/page/card.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { BankField } from '#ui/contract/bank-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Field } from '#kit/forms/field-state.ts'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { Contract, ContractFormOf } from './use-contract-form.ts'

/** The fields of the legal information: the business, its bank account, who signs, what the platform takes. */
export const ContractFields = ({ form, agreed, locked }: { form: ContractFormOf; agreed: Contract['agreed']; locked: boolean }) => (
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
          <CommissionField field={form.field('commission')} agreed={agreed} />
        </FieldStack>
      </Card>
    </FormColumn>
    <FormColumn>
      <Card title={accountTitle}>
        <FieldStack>
          <BankField field={form.field('bank')} />
          <TextField field={form.field('branch')} />
          <TextField field={form.field('bankAccountNumber')} />
          <TextField field={form.field('accountOwner')} />
        </FieldStack>
      </Card>
    </FormColumn>
  </FormGrid>
)

// A proposal until the platform agrees; then it is only shown.
const CommissionField = ({ field, agreed }: { field: Field<number>; agreed: Contract['agreed'] }) => {
  const t = useSay()
  const format = useFormat()
  if (agreed === null) return <PercentField field={{ ...field, label: proposalWords, hint: proposalHint }} />
  const { person, at } = agreed
  const hint = t(agreedHint, { person, moment: format.moment(at, { year: true }) })
  return (
    <PercentField
      field={{ ...field, value: agreed.commission, required: false, label: agreedWords, hint: { vi: hint, en: hint } }}
      disabled
    />
  )
}

const businessTitle = say('Doanh nghiệp', 'Business')
const accountTitle = say('Tài khoản nhận tiền', 'Bank account')
const signerTitle = say('Người ký và hoa hồng', 'Signer and commission')
const proposalWords = say('Hoa hồng đề xuất', 'Commission proposed')
const proposalHint = say(
  'Đây là đề xuất của chỗ nghỉ. Innkeeper xác nhận hoặc đổi; mức đã xác nhận mới có hiệu lực.',
  'This is the property’s proposal. Innkeeper confirms or changes it; only the confirmed one counts.',
)
const agreedWords = say('Hoa hồng đã thoả thuận', 'Commission agreed')
const agreedHint = say('{person} của Innkeeper xác nhận {moment}.', 'Confirmed by {person} of Innkeeper, {moment}.')
