import { addDays, toDay } from '@innkeeper/rules/days/day'
import { useState } from 'react'
import { late } from '#kit/loading/late.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { explainerTitle } from '#ui/explainer/explainer-words.ts'
import type { PromotionRow } from '../promotions.ts'

const ExplainerPanel = late(async () => (await import('#ui/explainer/explainer-panel.tsx')).ExplainerPanel)

type ExplainActProps = { promotion: PromotionRow; roomPlanId: string | undefined }

/** Opens the explainer beside a promotion, with a stay that the promotion is meant for. */
export const ExplainAct = ({ promotion, roomPlanId }: ExplainActProps) => {
  const [open, setOpen] = useState(false)
  const today = useToday()
  return (
    <>
      <HeadAct words={explainerTitle} icon="help-hexagon" opens={{ kind: 'dialog', open }} onClick={() => setOpen(!open)} />
      {open && <ExplainerPanel start={stayFor(promotion, { today, roomPlanId })} onClose={() => setOpen(false)} />}
    </>
  )
}

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
  }
}
