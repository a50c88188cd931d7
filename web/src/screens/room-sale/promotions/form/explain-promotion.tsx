import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import { exampleStay } from '@innkeeper/rules/promotion/example-stay'
import { useToday } from '#kit/property/use-today.ts'
import { ExplainAct } from '#ui/explainer/explain-act.tsx'
import type { PromotionRow } from '../promotions.ts'

type ExplainPromotionProps = { promotion: PromotionRow; roomPlanId: string | undefined }

/** Opens the explainer beside a promotion, with a stay that the promotion is meant for. */
export const ExplainPromotion = ({ promotion, roomPlanId }: ExplainPromotionProps) => (
  <ExplainAct start={stayFor(promotion, { today: useToday(), roomPlanId })} />
)

/** A stay on which the promotion shows what it does, bought by whom it is for. */
const stayFor = (promotion: PromotionRow, { today, roomPlanId }: { today: Day; roomPlanId: string | undefined }) => {
  const { checkIn, nights, rooms } = exampleStay(toPromotion(promotion), today)
  return {
    roomPlanId,
    from: checkIn,
    to: addDays(checkIn, nights),
    adults: 2,
    ages: '',
    rooms,
    travelAgentId: promotion.applyAgents[0],
    level: promotion.applyLevels[0],
    code: promotion.code ?? '',
    giftCode: '',
    services: [],
  }
}
