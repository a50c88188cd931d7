import { addDays, toDay } from '@innkeeper/rules/days/day'
import { useToday } from '#kit/property/use-today.ts'
import { ExplainAct } from '#ui/explainer/explain-act.tsx'
import type { PromotionRow } from '../promotions.ts'

type ExplainPromotionProps = { promotion: PromotionRow; roomPlanId: string | undefined }

/** Opens the explainer beside a promotion, with a stay that the promotion is meant for. */
export const ExplainPromotion = ({ promotion, roomPlanId }: ExplainPromotionProps) => (
  <ExplainAct start={stayFor(promotion, { today: useToday(), roomPlanId })} />
)

/** The first nights that the promotion is about, in as many rooms and nights as it asks for, bought by whom it is for. */
const stayFor = (promotion: PromotionRow, { today, roomPlanId }: { today: string; roomPlanId: string | undefined }) => {
  const soonest = addDays(toDay(today), promotion.promoType === 'earlyBird' ? (promotion.daysBefore ?? 0) : 0)
  const from = promotion.stayFrom !== null && promotion.stayFrom > soonest ? toDay(promotion.stayFrom) : soonest
  const bought = (promotion.buy ?? 0) + (promotion.free ?? 0)
  const ofRooms = promotion.promoType === 'quantityTotal' || promotion.counted === 'rooms'
  return {
    roomPlanId,
    from,
    to: addDays(from, Math.max(promotion.minNights, ofRooms ? 1 : bought, 2)),
    adults: 2,
    ages: '',
    rooms: ofRooms ? bought : 1,
    travelAgentId: promotion.applyAgents[0],
    level: promotion.applyLevels[0],
    code: promotion.code ?? '',
    giftCode: '',
    services: [],
  }
}
