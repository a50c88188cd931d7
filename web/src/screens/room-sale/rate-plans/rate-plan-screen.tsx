import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { RatePlanEdit } from './form/rate-plan-edit.tsx'
import { salePackages } from './sale-packages.ts'

/** A sale package: a new one, or one that is looked at and changed. */
export const RatePlanScreen = () => {
  const choices = useRead('plan/get-choices', {})
  return (
    <RecordScreen
      kind={salePackages}
      detail="plan/detail"
      besides={choices}
      renderPage={(place) => choices.data !== undefined && <RatePlanEdit {...place} choices={choices.data} />}
    />
  )
}
