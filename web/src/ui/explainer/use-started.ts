import { addDays, toDay } from '@innkeeper/rules/days/day'
import { useRead } from '#kit/calls/use-read.ts'
import { useToday } from '#kit/property/use-today.ts'
import type { StayAsked } from './stay-asked.ts'

/** A question that says nothing asks about tonight, in the first package on sale. */
export const useStarted = (asked: StayAsked): StayAsked => {
  const today = useToday()
  const roomTypes = useRead('room-plan/get-room-plan-all', {})
  const onSale = (roomTypes.data ?? []).filter(({ active }) => active)
  const [first] = onSale.flatMap(({ plans }) => plans.filter(({ active }) => active))
  const roomPlanId = asked.roomPlanId ?? first?.roomPlanId
  if (asked.from !== undefined || asked.to !== undefined) return { ...asked, roomPlanId }
  return { ...asked, roomPlanId, from: today, to: addDays(toDay(today), 1) }
}
