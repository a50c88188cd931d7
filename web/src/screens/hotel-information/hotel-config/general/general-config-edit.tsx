import { promotionWords, stayMinimums, stayWords } from '@innkeeper/protocol/words/property/hotel-config-words'
import { promotionModes } from '@innkeeper/rules/promotion/promotion-mode'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { SectionForm } from '#record/section-form.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Card } from '#ui/page/card.tsx'
import { ChoiceList } from '#ui/fields/choice/choice-list.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { ClockCard } from './clock-card.tsx'
import type { HotelConfig } from './config-words.ts'
import { CurrencyField } from './currency-field.tsx'
import { TaxCard } from './tax-card.tsx'
import { configInput, useConfigForm, type ConfigForm } from './use-config-form.ts'
import { WeekendCard } from './weekend-card.tsx'

/** The form of the general configuration. */
export const GeneralConfigEdit = ({ config, readAgain }: { config: HotelConfig; readAgain: () => void }) => {
  const t = useSay()
  const form = useConfigForm(config, readAgain)
  const lack = form.reason
  return (
    <SectionForm
      form={form}
      latest={config}
      input={configInput}
      save={saveWords}
      history="hotel-setting/history"
      hint={config.configuredAt === null ? neverSaved : undefined}
    >
      {config.configuredAt === null && lack === undefined && <Banner tone="amber">{t(lookAndSave)}</Banner>}
      <FormGrid disabled={lack !== undefined}>
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
    </SectionForm>
  )
}

const StayCard = ({ form }: { form: ConfigForm }) => (
  <Card title={stayTitle}>
    <FieldStack>
      <FieldRow>
        <NumberField field={form.field('childAgeLimit')} />
      </FieldRow>
      <ChoiceList field={form.field('stayMinimum')} choices={stayMinimums.map((value) => ({ value, ...stayWords[value] }))} />
    </FieldStack>
  </Card>
)

const MoneyCard = ({ form, config }: { form: ConfigForm; config: HotelConfig }) => (
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

const saveWords = say('Lưu cấu hình chung', 'Save the general configuration')
const neverSaved = say('Chưa lưu lần nào.', 'Never saved yet.')
const lookAndSave = say(
  'Đây là các giá trị có sẵn. Kiểm tra rồi lưu để hoàn tất mục cấu hình.',
  'These are the default values. Check and save them to complete this part.',
)
const stayTitle = say('Khách và số đêm', 'Guests and length of stay')
const moneyTitle = say('Tiền và khuyến mãi', 'Money and promotions')
const hoursHint = say('Dùng khi gói không có chính sách thanh toán.', 'Where a package has no payment policy.')
