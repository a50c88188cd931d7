import { promotionModes, stayMinimums } from '@innkeeper/protocol/calls/hotel-setting'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../../../kit/language.tsx'
import { useRight } from '../../../../kit/rights.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChoiceList } from '../../../../ui/choice-list.tsx'
import { EditForm } from '../../../../ui/edit-page.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '../../../../ui/form-grid.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { ClockCard } from './clock-card.tsx'
import { ConfigConflict } from './config-conflict.tsx'
import { mayNotChange, promotionWords, stayWords, type HotelConfig } from './config-words.ts'
import { CurrencyField } from './currency-field.tsx'
import { TaxCard } from './tax-card.tsx'
import { useConfigForm, valuesOf, type ConfigForm } from './use-config-form.ts'
import { WeekendCard } from './weekend-card.tsx'

/** The form of the general configuration. */
export function GeneralConfigEdit({ config, readAgain }: { config: HotelConfig; readAgain: () => void }) {
  const t = useSay()
  const mayChange = useRight('GENERAL_CONFIG_2')
  const form = useConfigForm(config, readAgain)
  return (
    <EditForm
      form={form}
      discard={() => form.reset(valuesOf(config))}
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      hint={config.configuredAt === null ? neverSaved : undefined}
      conflict={<ConfigConflict form={form} latest={config} />}
    >
      {config.configuredAt === null && mayChange && <Banner tone="amber">{t(lookAndSave)}</Banner>}
      <FormGrid disabled={!mayChange}>
        <FormColumn>
          <ClockCard form={form} />
          <WeekendCard form={form} config={config} />
          <StayCard form={form} />
        </FormColumn>
        <FormColumn>
          <TaxCard form={form} config={config} />
          <MoneyCard form={form} config={config} />
        </FormColumn>
      </FormGrid>
    </EditForm>
  )
}

function StayCard({ form }: { form: ConfigForm }) {
  return (
    <Card title={stayTitle}>
      <FieldStack>
        <FieldRow>
          <NumberField field={form.field('childAgeLimit')} />
        </FieldRow>
        <ChoiceList field={form.field('stayMinimum')} choices={stayMinimums.map((value) => ({ value, ...stayWords[value] }))} />
      </FieldStack>
    </Card>
  )
}

function MoneyCard({ form, config }: { form: ConfigForm; config: HotelConfig }) {
  return (
    <Card title={moneyTitle}>
      <FieldStack>
        <FieldRow>
          <CurrencyField form={form} config={config} />
          <NumberField field={{ ...form.field('paymentHours'), hint: hoursHint }} />
        </FieldRow>
        <ChoiceList field={form.field('promotionMode')} choices={promotionModes.map((value) => ({ value, ...promotionWords[value] }))} />
      </FieldStack>
    </Card>
  )
}

const saveWords = say('Lưu cấu hình chung', 'Save the general configuration')
const neverSaved = say('Chưa lưu lần nào.', 'Never saved yet.')
const lookAndSave = say(
  'Đây là các giá trị có sẵn. Kiểm tra rồi lưu để hoàn tất mục cấu hình.',
  'These are the usual values. Check them and save, and this part of the setup is done.',
)
const stayTitle = say('Khách và số đêm', 'Guests and length of stay')
const moneyTitle = say('Tiền và khuyến mãi', 'Money and promotions')
const hoursHint = say('Dùng khi gói không có chính sách thanh toán.', 'Where a package has no payment policy.')
