import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { PromotionEdit } from './form/promotion-edit.tsx'
import { promotions } from './promotions.ts'

/** A promotion: a new one, or one that is looked at and changed. */
export const PromotionScreen = () => {
  const choices = useRead('promotion/get-choices', {})
  return (
    <RecordScreen
      kind={promotions}
      detail="promotion/detail"
      besides={choices}
      renderPage={(place) => choices.data !== undefined && <PromotionEdit {...place} choices={choices.data} />}
    />
  )
}
