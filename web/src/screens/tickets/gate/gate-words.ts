import { say, type Saying } from '@innkeeper/protocol/say'
import { gateReasonWords } from '@innkeeper/protocol/words/sale/ticket-words'

/** What a gate calls out after a ticket was shown: one word, its colour, and its shape. */
export type CalledOut = { readonly words: Saying; readonly tone: 'green' | 'red' | 'amber' }

/** The word of each reason why a gate does not let in, by the key of its refusal. */
const refusedCalls: Readonly<Record<string, CalledOut>> = {
  gateUsed: { words: gateReasonWords.used, tone: 'red' },
  gateCancelled: { words: gateReasonWords.cancelled, tone: 'red' },
  gateOtherPark: { words: say('Công viên khác', 'Other park'), tone: 'red' },
  gateNotTicket: { words: say('Không phải vé', 'Not a ticket'), tone: 'red' },
  gateUnknown: { words: say('Không có vé này', 'No such ticket'), tone: 'red' },
  gateWrongDay: { words: gateReasonWords.wrongDay, tone: 'amber' },
  gateWrongSlot: { words: gateReasonWords.wrongSlot, tone: 'amber' },
  gateUnpaid: { words: gateReasonWords.unpaid, tone: 'amber' },
}

const valid: CalledOut = { words: say('Hợp lệ', 'Valid'), tone: 'green' }
const failed: CalledOut = { words: say('Chưa biết', 'Not known'), tone: 'amber' }

/** What a gate calls out: null lets in, else the key of the refusal; of any other failure nothing is known of the ticket. */
export const callOf = (refusal: string | null): CalledOut => (refusal === null ? valid : (refusedCalls[refusal] ?? failed))

/** What the gate's screen is called. */
export const gateTitle = say('Cổng vào', 'Gate')
