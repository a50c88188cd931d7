import { say } from '@innkeeper/protocol/say'
import { promotionModeHints, promotionModeWords } from '@innkeeper/protocol/words/sale/promotion-words'
import type { PromotionMode } from '@innkeeper/rules/promotion/promotion-mode'
import { useSay } from '#kit/language/language.tsx'

/** How the property's discounts meet, in words. */
export const MeetingMode = ({ mode }: { mode: PromotionMode }) => {
  const t = useSay()
  return (
    <p>
      <strong>{t(promotionModeWords[mode])}</strong>
      {t(promotionModeHints[mode])} {t(surcharges)}
    </p>
  )
}

const surcharges = say('Phụ thu luôn cộng thêm.', 'Surcharges always add.')
