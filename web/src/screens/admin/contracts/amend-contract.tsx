import { platformContractCalls } from '@innkeeper/protocol/calls/platform/contracts'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { say } from '@innkeeper/protocol/say'
import { changesSomething } from '@innkeeper/rules/e-contract/amendment-content'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { BankField } from '#ui/contract/bank-field.tsx'
import { textsInBoth } from '#ui/contract/texts-in-both.ts'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './contracts.module.css'
import type { PlatformContract } from './platform-contract.ts'

/** Draws up an amendment to a signed contract: what changes, and from which day. What is left empty stays. */
export const AmendContract = ({ contract }: { contract: PlatformContract }) => {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <div className={styles['acts']}>
        <Button words={title} icon="edit" onClick={() => setOpen(true)} />
      </div>
    )
  return <AmendForm contract={contract} close={() => setOpen(false)} />
}

const AmendForm = ({ contract, close }: { contract: PlatformContract; close: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('supplier/contract/amend', {
    schema: platformContractCalls['supplier/contract/amend'].input,
    initial: { id: contract.id, seen: contract.version, endsOn: null, commission: null, textVi: '', textEn: '', legal: {} },
    check: (values) =>
      changesSomething(values)
        ? textsInBoth(
            { field: 'textVi', text: values.textVi },
            { field: 'textEn', text: values.textEn },
            contractRefusals.textOneLanguage.words,
          )
        : [{ field: 'textVi', words: contractRefusals.amendmentEmpty.words }],
    done: () => alerts.success(done),
  })
  return (
    <Card title={title}>
      <form {...form.props} className={styles['form']}>
        <FormBanner form={form} />
        <p className={styles['hint']}>{t(hint)}</p>
        <FieldStack>
          <FieldRow>
            <DateField field={form.field('startsOn')} />
            <DateField field={{ ...form.field('endsOn'), label: newEnd }} clearable />
          </FieldRow>
          <PercentField field={{ ...form.field('commission'), label: newCommission }} />
          <TextAreaField field={form.field('textVi')} />
          <TextAreaField field={form.field('textEn')} />
        </FieldStack>
        <LegalFields form={form} />
        <div className={styles['acts']}>
          <Button words={leaveWords} onClick={close} />
          <Button words={title} look="primary" submits pending={form.pending} reason={form.reason} />
        </div>
      </form>
    </Card>
  )
}

const LegalFields = ({ form }: { form: Form<'supplier/contract/amend'> }) => {
  const t = useSay()
  const text = (name: (typeof legalNames)[number]) => <TextField key={name} field={optional(form.field(`legal.${name}`))} />
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{t(businessTitle)}</legend>
        <FieldStack>{legalNames.slice(0, accountAt).map(text)}</FieldStack>
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t(accountTitle)}</legend>
        <FieldStack>
          <BankField field={optional(form.field('legal.bank'))} clearable />
          {legalNames.slice(accountAt).map(text)}
        </FieldStack>
      </fieldset>
    </>
  )
}

/** An emptied text is left out. */
const optional = <F extends { readonly change: (value: string | undefined) => void }>(field: F): F => ({
  ...field,
  required: false,
  change: (value: string | undefined) => field.change(value === '' ? undefined : value),
})

const legalNames = [
  'businessName',
  'taxCode',
  'address',
  'legalRepresentative',
  'signer',
  'position',
  'branch',
  'bankAccountNumber',
  'accountOwner',
] as const
const accountAt = legalNames.indexOf('branch')
const title = say('Soạn phụ lục', 'Draw up an amendment')
const leaveWords = say('Để nguyên', 'Leave as it is')
const newEnd = say('Gia hạn đến hết', 'Extend until the end of')
const newCommission = say('Hoa hồng mới', 'New commission')
const businessTitle = say('Doanh nghiệp, người ký', 'Business, signer')
const accountTitle = say('Tài khoản nhận tiền', 'Bank account')
const hint = say(
  'Mục để trống giữ nguyên. Phụ lục có hiệu lực khi hai bên ký; hoa hồng và thông tin pháp lý mới tính từ ngày hiệu lực.',
  'What is left empty stays. The amendment counts once both sides have signed; a new commission and new legal information count from its day.',
)
const done = say('Đã soạn phụ lục. Quản lý hợp đồng phát hành tiếp.', 'The amendment is drawn up. The contract manager releases it next.')
