import type { childMeasures, TicketProductKind } from '@innkeeper/rules/ticket/ticket-product'
import { say, type Saying } from '#say.ts'

/** What a park sells. */
export const ticketProductKindWords = {
  entry: say('Vé vào cổng', 'Entry'),
  combo: say('Combo', 'Combo'),
  show: say('Buổi diễn', 'Show'),
} as const satisfies Record<TicketProductKind, Saying>

/** What decides who pays as a child. */
export const childMeasureWords = {
  age: say('Tuổi', 'Age'),
  height: say('Chiều cao (cm)', 'Height (cm)'),
} as const satisfies Record<(typeof childMeasures)[number], Saying>
