import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** A line of a bank statement. */
export type Line = RowOf<'booking/payment/statement-lines'>

/** How a line would pay a booking. */
export type Match = AnswerOf<'booking/payment/statement-try'>

/** How sure a proposal is: where nothing is proposed, a person names the booking. */
export const matchLook = (match: Match | null): StateLook => {
  if (match === null) return { words: none, tone: 'grey', icon: 'help-circle' }
  if (match.blocked) return { words: blocked, tone: 'red', icon: 'ban' }
  return match.sure ? { words: sure, tone: 'green', icon: 'check' } : { words: doubtful, tone: 'amber', icon: 'alert-triangle' }
}

/** A line with a booking that it can pay. */
export type Bookable = Line & { readonly match: Match }

/** Whether the proposal of a line can be confirmed. */
export const isBookable = (line: Line): line is Bookable => line.match !== null && !line.match.blocked

const none = say('Chưa rõ', 'No proposal')
const blocked = say('Không ghi được', 'Cannot be recorded')
const sure = say('Chắc', 'Sure')
const doubtful = say('Cần xem', 'Doubtful')
