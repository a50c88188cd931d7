import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { PriceRuleEdit } from './form/price-rule-edit.tsx'
import { priceRules } from './price-rules.ts'

/** A rule that suggests prices: a new one, or one that is looked at and changed. */
export const PriceRuleScreen = () => {
  const rooms = useRead('room/get-room-all', {})
  return (
    <RecordScreen
      kind={priceRules}
      detail="price-rule/detail"
      besides={rooms}
      renderPage={(place) => rooms.data !== undefined && <PriceRuleEdit {...place} rooms={rooms.data} />}
    />
  )
}
