import { policyRefusals } from '@innkeeper/protocol/refusals/policies'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import type { HotelConfig } from './config-words.ts'
import type { ConfigForm } from './use-config-form.ts'

/** The currency of the property; it cannot be changed while amounts stand in it, and says so. */
export const CurrencyField = ({ form, config }: { form: ConfigForm; config: HotelConfig }) => {
  const t = useSay()
  const held = Object.values(config.amounts).some((count) => count > 0)
  const reason = t(policyRefusals.currencyHasPrices.words, { currency: config.currency, ...config.amounts })
  const field = form.field('currency')
  return <SelectField field={held ? { ...field, hint: { vi: reason, en: reason } } : field} choices={choices} disabled={held} />
}

const choices = [
  { value: 'VND', words: say('VND (₫)', 'VND (₫)') },
  { value: 'USD', words: say('USD ($)', 'USD ($)') },
] as const
