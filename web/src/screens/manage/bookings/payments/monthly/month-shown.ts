import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { RowOf } from '#kit/calls/use-list.ts'

/** A monthly statement with its payments. */
export type MonthShown = AnswerOf<'booking/monthly/detail'>

/** A line of a monthly statement. */
export type LineShown = RowOf<'booking/monthly/lines'>

/** What monthly statements are called. */
export const monthlyTitle = say('Đối soát tháng', 'Monthly statements')
