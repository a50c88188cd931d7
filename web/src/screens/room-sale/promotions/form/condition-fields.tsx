import { weekdayName } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { promotionScopeWords, saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { agentScopes } from '@innkeeper/rules/promotion/promotion'
import { nameOf } from '#kit/language/names.ts'
import type { RecordForm } from '#record/record-stem.ts'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import type { Choices } from '../promotions.ts'
import type { ConditionTopic } from './condition-sentence.tsx'
import { ExcludedDates } from './excluded-dates.tsx'

type Form = RecordForm<'promotion'>

/** The fields of one clause of the sentence. */
export const ConditionFields = ({ topic, form, choices }: { topic: ConditionTopic; form: Form; choices: Choices }) => {
  switch (topic) {
    case 'booked':
      return (
        <FieldRow>
          <DateField field={form.field('bookFrom')} clearable />
          <DateField field={form.field('bookTo')} clearable />
        </FieldRow>
      )
    case 'nights':
      return <NightFields form={form} />
    case 'scope':
      return <ScopeFields form={form} choices={choices} />
    case 'buyers':
      return <BuyerFields form={form} choices={choices} />
    case 'limits':
      return (
        <FieldRow three>
          <NumberField field={form.field('minNights')} />
          <MoneyField field={form.field('minOrder')} />
          <NumberField field={form.field('mostUses')} />
        </FieldRow>
      )
  }
}

const NightFields = ({ form }: { form: Form }) => (
  <>
    <FieldRow>
      <DateField field={form.field('stayFrom')} clearable />
      <DateField field={form.field('stayTo')} clearable />
    </FieldRow>
    <TickList
      legend={weekdayTitle}
      all={everyWeekday.map((weekday) => ({
        value: weekday,
        words: { vi: weekdayName(weekday, 'vi'), en: weekdayName(weekday, 'en') },
      }))}
      chosen={form.values.weekdays ?? []}
      error={form.field('weekdays').error}
      change={(next) => form.set('weekdays', next)}
    />
    <ExcludedDates form={form} />
  </>
)

const ScopeFields = ({ form, choices }: { form: Form; choices: Choices }) => (
  <>
    <TickList
      legend={planTitle}
      all={choices.plans.map((one) => ({ value: one.id, words: nameOf(one) }))}
      chosen={form.values.applyPlans ?? []}
      error={form.field('applyPlans').error}
      change={(next) => form.set('applyPlans', next)}
    />
    <TickList
      legend={roomTitle}
      all={choices.roomTypes.map((one) => ({ value: one.id, words: nameOf(one) }))}
      chosen={form.values.applyRoomTypes ?? []}
      error={form.field('applyRoomTypes').error}
      change={(next) => form.set('applyRoomTypes', next)}
    />
  </>
)

const BuyerFields = ({ form, choices }: { form: Form; choices: Choices }) => (
  <>
    <TickList
      legend={channelTitle}
      all={saleChannels.map((value) => ({ value, words: saleChannelWords[value] }))}
      chosen={form.values.channels ?? []}
      error={form.field('channels').error}
      change={(next) => form.set('channels', next)}
    />
    <SelectField field={form.field('applyTo')} choices={scopes} />
    {form.values.applyTo === 'levels' && (
      <TickList
        legend={levelTitle}
        all={[1, 2, 3, 4, 5].map((level) => ({ value: level, words: say(`Cấp ${level}`, `Level ${level}`) }))}
        chosen={form.values.applyLevels ?? []}
        error={form.field('applyLevels').error}
        change={(next) => form.set('applyLevels', next)}
      />
    )}
    {form.values.applyTo === 'named' && (
      <TickList
        legend={agentTitle}
        all={choices.agents.map((one) => ({ value: one.id, words: nameOf(one) }))}
        chosen={form.values.applyAgents ?? []}
        error={form.field('applyAgents').error}
        change={(next) => form.set('applyAgents', next)}
      />
    )}
  </>
)

const weekdayTitle = say('Đêm trong tuần', 'Nights of the week')
const planTitle = say('Gói bán (không chọn là mọi gói)', 'Packages (none ticked is all)')
const roomTitle = say('Loại phòng (không chọn là mọi loại)', 'Room types (none ticked is all)')
const channelTitle = say('Kênh bán', 'Channels')
const levelTitle = say('Cấp đại lý', 'Agent levels')
const agentTitle = say('Đại lý', 'Agents')
const scopes = agentScopes.map((value) => ({ value, words: promotionScopeWords[value] }))
