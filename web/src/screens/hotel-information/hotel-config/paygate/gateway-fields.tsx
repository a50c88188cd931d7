import { gatewayModes, gatewayModeWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, speak } from '@innkeeper/protocol/say'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { Field } from '#kit/forms/field-state.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { GatewayConfig } from './paygate-words.ts'
import type { GatewayForm } from './use-gateway-form.ts'

type GatewayFieldsProps = { form: GatewayForm; rail: Rail; config: GatewayConfig | null }

/** The fields of a gateway, by what it is. */
export const GatewayFields = ({ form, rail, config }: GatewayFieldsProps) => {
  if (rail === 'vietqr') return <AccountFields form={form} />
  return (
    <>
      <SelectField field={form.field('mode')} choices={modes} />
      {rail === 'vnpay' ? (
        <>
          <TextField field={form.field('vnpay.merchantCode')} />
          <SecretField field={form.field('vnpay.secret')} config={config} />
        </>
      ) : (
        <>
          <TextField field={form.field('onepay.merchantCode')} />
          <TextField field={form.field('onepay.accessCode')} />
          <SecretField field={form.field('onepay.secret')} config={config} />
        </>
      )}
    </>
  )
}

const AccountFields = ({ form }: { form: GatewayForm }) => {
  const banks = useRead('bank/get-all', {})
  const choices = (banks.data ?? []).map((bank) => {
    const name = `${bank.shortName} – ${bank.name} (${bank.bin})`
    return { value: bank.bin, words: { vi: name, en: name } }
  })
  return (
    <>
      {banks.error !== null && <Failed what={banksWhat} error={banks.error} again={banks.again} />}
      <SelectField field={form.field('vietqr.bankBin')} choices={choices} searchable />
      <TextField field={form.field('vietqr.accountNumber')} />
      <TextField field={form.field('vietqr.accountOwner')} />
    </>
  )
}

/** A secret: kept as it is while nothing is typed. */
const SecretField = ({ field, config }: { field: Field<string>; config: GatewayConfig | null }) => {
  const format = useFormat()
  const secret = config?.secret ?? null
  const values = secret === null ? {} : { moment: format.moment(secret.setAt, { year: true }), ending: secret.ending }
  const hint = { vi: speak(keptHint, 'vi', values), en: speak(keptHint, 'en', values) }
  return <PasswordField field={secret === null ? field : { ...field, hint }} autoComplete="off" words={secretWords} />
}

const modes = gatewayModes.map((value) => ({ value, words: gatewayModeWords[value] }))
const banksWhat = say('danh sách ngân hàng', 'the banks')
const secretWords = { show: say('Hiện khoá đang gõ', 'Show what is typed'), hide: say('Ẩn khoá đang gõ', 'Hide what is typed') }
const keptHint = say(
  'Đã lưu lúc {moment}, kết thúc bằng {ending}. Để trống để giữ nguyên.',
  'Saved {moment}, ends in {ending}. Leave empty to keep it.',
)
