import { say } from '@innkeeper/protocol/say'
import { saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import type { RecordForm } from '#record/record-stem.ts'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import type { Choices } from '../hotel-services.ts'

/** Where a service is sold, and the packages that have it without asking. */
export const ScopeCard = ({ form, choices }: { form: RecordForm<'service'>; choices: Choices }) => {
  const t = useSay()
  return (
    <Card title={title}>
      <FieldStack>
        <TickList
          legend={channelTitle}
          all={saleChannels.map((value) => ({ value, words: saleChannelWords[value] }))}
          chosen={form.values.channels ?? []}
          error={form.field('channels').error}
          change={(next) => form.set('channels', next)}
        />
        <TickList
          legend={planTitle}
          all={choices.plans.map((one) => ({ value: one.id, words: nameOf(one) }))}
          chosen={form.values.applyPlans ?? []}
          error={form.field('applyPlans').error}
          change={(next) => form.set('applyPlans', next)}
        />
        <p className="note">{t(choices.plans.length === 0 ? noPlans : includedHint)}</p>
      </FieldStack>
    </Card>
  )
}

const title = say('Bán ở đâu', 'Where it is sold')
const channelTitle = say('Kênh bán', 'Channels')
const planTitle = say('Gói bán đã gồm', 'Packages that include it')
const noPlans = say('Chưa có gói bán nào.', 'There is no package yet.')
const includedHint = say(
  'Phòng của các gói này có sẵn một phần dịch vụ, ghi giá 0.',
  'Rooms on these packages have it once, shown at a price of zero.',
)
