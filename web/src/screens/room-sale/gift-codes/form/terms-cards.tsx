import { weekdayName } from '@innkeeper/protocol/format/format'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { giftCodeBaseWords, giftCodeConditionWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { giftCodeBases } from '@innkeeper/rules/gift-code/gift-code'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import type { DetailOf } from '#record/record-stem.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import type { TermsForm } from './terms-form.ts'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'

/** Until when, how often, and whether a gift code is on: what can be changed of a running one as well. */
export const UsesCard = ({ form, record }: { form: TermsForm; record: DetailOf<'giftcode'> | null }) => {
  const t = useSay()
  return (
    <Card title={usesTitle}>
      <FieldStack>
        {record !== null && (
          <p>
            {t(record.mostUses === null ? usedWords : leftWords, {
              condition: t(giftCodeConditionWords[record.condition]),
              uses: record.uses,
              left: (record.mostUses ?? 0) - record.uses,
            })}
          </p>
        )}
        {record?.begun === true && <p>{t(refusals.giftCodeBegun.words)}</p>}
        <FieldRow>
          <DateField field={form.field('validTo')} clearable />
          <NumberField field={form.field('mostUses')} />
        </FieldRow>
        <CheckField field={form.field('active')} />
      </FieldStack>
    </Card>
  )
}

/** What a gift code is called and what it takes off; `children` are the fields of the code itself, `shown` whether guests may see it. */
export const GivesCard = ({ form, shown, children }: { form: TermsForm; shown: boolean; children: ReactNode }) => (
  <Card title={givesTitle}>
    <FieldStack>
      {children}
      <FieldRow>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
      </FieldRow>
      <FieldRow three>
        <SelectField field={unitField(form)} choices={units} />
        {form.values.percentOrFixed === 'amount' ? (
          <MoneyField field={form.field('value')} />
        ) : (
          <PercentField field={form.field('value')} />
        )}
        {form.values.percentOrFixed === 'percent' && <MoneyField field={form.field('maxDiscount')} />}
      </FieldRow>
      <SelectField field={form.field('takenFrom')} choices={bases} />
      <FieldRow>
        <MoneyField field={form.field('minOrder')} />
        <MoneyField field={form.field('maxOrder')} />
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('minRooms')} />
        <NumberField field={form.field('maxRooms')} />
      </FieldRow>
      {shown && <CheckField field={form.field('onWebsite')} />}
    </FieldStack>
  </Card>
)

// A percentage and an amount are no values of each other.
const unitField = (form: TermsForm) => {
  const unit = form.field('percentOrFixed')
  return {
    ...unit,
    change: (next: 'percent' | 'amount' | undefined) => {
      unit.change(next)
      form.set('value', undefined)
    },
  }
}

/** From when, on which days of the week and at what hours of the booking a gift code holds. */
export const WhenCard = ({ form }: { form: TermsForm }) => (
  <Card title={whenTitle}>
    <FieldStack>
      <DateField field={form.field('validFrom')} />
      <TickList
        legend={weekdayTitle}
        all={everyWeekday.map((weekday) => ({ value: weekday, words: { vi: weekdayName(weekday, 'vi'), en: weekdayName(weekday, 'en') } }))}
        chosen={form.values.weekdays ?? []}
        error={form.field('weekdays').error}
        change={(next) => form.set('weekdays', next)}
      />
      <FieldRow>
        <SelectField searchable clearable field={form.field('timeFrom')} choices={hours} />
        <SelectField searchable clearable field={form.field('timeTo')} choices={hours} />
      </FieldRow>
    </FieldStack>
  </Card>
)

const usesTitle = say('Thời hạn và số lượt', 'End and uses')
const givesTitle = say('Mã giảm gì', 'What it takes off')
const whenTitle = say('Khi đặt phòng', 'When it is booked')
const weekdayTitle = say('Ngày đặt trong tuần', 'Days of the week of the booking')
const usedWords = say('{condition}. Đã dùng {uses} lượt, không giới hạn.', '{condition}. Used {uses} times, without a limit.')
const leftWords = say('{condition}. Đã dùng {uses} lượt, còn {left}.', '{condition}. Used {uses} times, {left} left.')
const units = [
  { value: 'percent', words: say('Phần trăm', 'Percent') },
  { value: 'amount', words: say('Số tiền', 'Amount') },
] as const
const bases = giftCodeBases.map((value) => ({ value, words: giftCodeBaseWords[value] }))
const hours = Array.from({ length: 48 }, (_, half) => {
  const value = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value, words: { vi: value, en: value } }
})
