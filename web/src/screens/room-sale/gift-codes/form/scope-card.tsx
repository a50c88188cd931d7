import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { giftCodeAgentWords, giftCodeMethodWords, giftCodeScopeWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { giftCodeAgents, giftCodeHotelScopes, giftCodeMethods } from '@innkeeper/rules/gift-code/gift-code'
import { travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { nameOf } from '#kit/language/names.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import type { Choices } from '../gift-codes.ts'
import type { TermsForm } from './terms-form.ts'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'

/** Where a gift code holds, for whom, and how it is paid. */
export const ScopeCard = ({ form, choices }: { form: TermsForm; choices: Choices }) => (
  <Card title={title}>
    <FieldStack>
      <SelectField field={form.field('hotelScope')} choices={scopes} />
      <TickList
        legend={hotelTitle}
        all={choices.hotels.map((one) => ({ value: one.id, words: nameOf(one) }))}
        chosen={form.values.hotels ?? []}
        error={form.field('hotels').error}
        change={(next) => form.set('hotels', next)}
      />
      <SelectField field={form.field('forAgents')} choices={agents} />
      {form.values.forAgents === 'kinds' && (
        <TickList
          legend={kindTitle}
          all={travelAgentKinds.map((value) => ({ value, words: travelAgentKindWords[value] }))}
          chosen={form.values.agentKinds ?? []}
          error={form.field('agentKinds').error}
          change={(next) => form.set('agentKinds', next)}
        />
      )}
      {form.values.forAgents === 'named' && (
        <TickList
          legend={agentTitle}
          all={choices.agents.map((one) => ({ value: one.id, words: nameOf(one) }))}
          chosen={form.values.agentIds ?? []}
          error={form.field('agentIds').error}
          change={(next) => form.set('agentIds', next)}
        />
      )}
      <TickList
        legend={methodTitle}
        all={giftCodeMethods.map((value) => ({ value, words: giftCodeMethodWords[value] }))}
        chosen={form.values.methods ?? []}
        error={form.field('methods').error}
        change={(next) => form.set('methods', next)}
      />
    </FieldStack>
  </Card>
)

const title = say('Ở đâu và cho ai', 'Where and for whom')
const hotelTitle = say('Khách sạn hoặc khu vui chơi', 'Hotels or amusement parks')
const kindTitle = say('Loại đại lý', 'Kinds of agents')
const agentTitle = say('Đại lý', 'Agents')
const methodTitle = say('Cách thanh toán', 'Ways of paying')
const scopes = giftCodeHotelScopes.map((value) => ({ value, words: giftCodeScopeWords[value] }))
const agents = giftCodeAgents.map((value) => ({ value, words: giftCodeAgentWords[value] }))
