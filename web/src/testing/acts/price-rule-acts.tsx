import { say } from '@innkeeper/protocol/say'
import { SuggestionAnswers } from '#screens/room-sale/avail-and-rate/suggestions/suggestion-answers.tsx'
import { ghostNight } from '#screens/room-sale/avail-and-rate/testing/ghost-night.ts'
import { PriceRuleSwitch } from '#screens/room-sale/price-rules/price-rule-switch.tsx'
import { priceRuleRow } from '../sale-rows.ts'
import { id, type ActCase } from './act-case.ts'

const { desk, ghost } = ghostNight()
const words = { accept: say('Nhận', 'Accept'), dismiss: say('Bỏ qua', 'Dismiss') }
const answerAt = (price: number) => ({ nights: [{ roomPlanId: ghost.row.id, night: ghost.night, ruleId: ghost.ruleId, price }] })

/** What is done with the rules that suggest prices, and with what they suggest. */
export const priceRuleActs: readonly ActCase[] = [
  {
    call: 'price-rule/change-status',
    part: <PriceRuleSwitch rule={{ ...priceRuleRow, id }} />,
    presses: ['Switch off Sea view'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The rule Sea view is off.',
    needs: 'AVAIL_RATE_2',
  },
  {
    call: 'price-rule/settle',
    part: <SuggestionAnswers desk={desk} ghosts={[ghost]} words={words} />,
    presses: ['Dismiss'],
    sends: answerAt(ghost.price),
    answer: { count: 1 },
    told: 'Suggestions dismissed until the price of their night changes: 1.',
    needs: 'AVAIL_RATE_2',
  },
]
