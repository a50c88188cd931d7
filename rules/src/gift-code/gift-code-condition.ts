import type { Day } from '#days/day.ts'
import type { GiftCodeState } from './gift-code.ts'

/** "Its condition is computed: stopped, expired, used up, not started, running, in that order." */
export const giftCodeConditions = ['stopped', 'expired', 'usedUp', 'notStarted', 'running'] as const

/** The condition of a gift code. */
export type GiftCodeCondition = (typeof giftCodeConditions)[number]

/** The condition of a gift code on a day of its property. */
export const giftCodeCondition = ({ active, validFrom, validTo, mostUses, uses }: GiftCodeState, today: Day): GiftCodeCondition => {
  if (!active) return 'stopped'
  if (validTo !== null && validTo < today) return 'expired'
  if (mostUses !== null && uses >= mostUses) return 'usedUp'
  return today < validFrom ? 'notStarted' : 'running'
}

/** Whether a gift code has started: its first day has come, or a booking used it. Before that every field may be edited. */
export const hasBegun = ({ validFrom }: Pick<GiftCodeState, 'validFrom'>, taken: number, today: Day): boolean =>
  taken > 0 || validFrom <= today
