import { isWithin } from '#days/date-range.ts'
import { weekdayOf, type Day } from '#days/day.ts'
import type { Promotion } from './promotion.ts'

/** The conditions of a promotion on nights. */
export type NightTerms = Pick<Promotion, 'stayFrom' | 'stayTo' | 'weekdays' | 'datesExcluded'>

/** The conditions of a promotion on nights and on what is sold. */
export type PromotionScope = NightTerms & Pick<Promotion, 'planIds' | 'roomTypeIds'>

/** Whether a night is within a promotion's stay dates and weekdays. */
export const isOnNight = ({ stayFrom, stayTo, weekdays, datesExcluded }: NightTerms, night: Day): boolean =>
  (stayFrom === null || stayFrom <= night) &&
  (stayTo === null || night <= stayTo) &&
  weekdays.includes(weekdayOf(night)) &&
  !datesExcluded.some((range) => isWithin(night, range))

/** Whether a promotion holds for a plan on a room type. */
export const isForPlan = (
  { planIds, roomTypeIds }: Pick<PromotionScope, 'planIds' | 'roomTypeIds'>,
  { planId, roomTypeId }: { readonly planId: string; readonly roomTypeId: string },
): boolean => isAmong(planId, planIds) && isAmong(roomTypeId, roomTypeIds)

const isAmong = (id: string, ids: readonly string[]): boolean => ids.length === 0 || ids.includes(id)
