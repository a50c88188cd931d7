import type { roomTypeForm } from '@innkeeper/protocol/calls/hotel-information/room'
import { formatDay } from '@innkeeper/protocol/format/format'
import { refusalOfRoomProblem } from '@innkeeper/protocol/problems/room-problems'
import type { Language, SayingValues } from '@innkeeper/protocol/say'
import { repeatedBeds } from '@innkeeper/rules/room-type/check-beds'
import { checkRoomType, unusedRoomType, type RoomTypeProblem } from '@innkeeper/rules/room-type/check-room-type'
import type { z } from 'zod'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { Standing } from './room-types.store.ts'

type RoomTypeForm = z.output<typeof roomTypeForm>
type ChangeRefusal = NonNullable<ReturnType<typeof refusalOfRoomProblem>> | 'bedTwice'
type FormRefusal = Exclude<ChangeRefusal, 'totalRoomsBelowAllotment' | 'guestsBelowPlan'>

/** The refusals of the fields of a room type alone. */
export const checkForm = (form: RoomTypeForm): RefusedField<FormRefusal>[] =>
  checkChange(form, { nightOver: null, plans: [] }, 'vi').filter(isOfForm)

/** The refusals of a change of a room type: its fields, and the nights and plans that depend on it. */
export const checkChange = (form: RoomTypeForm, standing: Standing, language: Language): RefusedField<ChangeRefusal>[] => {
  const problems = checkRoomType(form, useOf(standing)).flatMap((problem): RefusedField<ChangeRefusal>[] => {
    const key = refusalOfRoomProblem(problem)
    return key === null ? [] : [{ field: problem.field, key, values: valuesOf(problem, standing, language) }]
  })
  return [...problems, ...repeatedBeds(form.beds).map((index) => ({ field: `beds.${index}.bedType`, key: 'bedTwice' as const }))]
}

const isOfForm = (problem: RefusedField<ChangeRefusal>): problem is RefusedField<FormRefusal> =>
  problem.key !== 'totalRoomsBelowAllotment' && problem.key !== 'guestsBelowPlan'

const useOf = ({ nightOver, plans }: Standing) => ({
  highestAllotment: nightOver?.allotment ?? unusedRoomType.highestAllotment,
  mostIncludedAdults: Math.max(unusedRoomType.mostIncludedAdults, ...plans.map(({ adults }) => adults)),
  mostIncludedGuests: Math.max(unusedRoomType.mostIncludedGuests, ...plans.map(({ guests }) => guests)),
})

/** The night or the plan that prevents the change, by name. */
const valuesOf = ({ field, reason }: RoomTypeProblem, { nightOver, plans }: Standing, language: Language): SayingValues => {
  if (reason === 'belowAllotment' && nightOver !== null) {
    return { night: formatDay(nightOver.night, language), day: nightOver.night, allotment: nightOver.allotment }
  }
  if (reason !== 'belowPlanGuests') return {}
  const measure = field === 'maxAdults' ? 'adults' : 'guests'
  const plan = plans.toSorted((one, other) => other[measure] - one[measure])[0]
  return plan === undefined ? {} : { plan: language === 'vi' ? plan.nameVi : plan.nameEn, adults: plan.adults, guests: plan.guests }
}
