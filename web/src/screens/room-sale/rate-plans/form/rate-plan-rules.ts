import type { CallInput } from '@innkeeper/protocol/catalogue'
import { roomRefusals } from '@innkeeper/protocol/refusals/rooms'
import { fieldOfPlanProblem, refusalOfDerivation, refusalOfPlanProblem } from '@innkeeper/protocol/problems/room-problems'
import { isDay } from '@innkeeper/rules/days/day'
import { stepIsWithinReason } from '@innkeeper/rules/rate-plan/check-derivation-step'
import { checkRatePlan, type RatePlanProblem } from '@innkeeper/rules/rate-plan/check-rate-plan'
import { deepestDerivation } from '@innkeeper/rules/rate/check-derivation'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { nameOf } from '#kit/language/names.ts'
import type { Say } from '#kit/language/language.tsx'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'
import { mayFollow } from './example-price.ts'
import type { Choices } from '../rate-plan-words.ts'

type Values = Typed<CallInput<'plan/create'>>

/** What a plan is held against while it is typed. */
export type Around = { readonly planId: string; readonly choices: Choices; readonly t: Say }

/** The rules across a plan's fields, as far as they can be told while some are still empty. */
export const ratePlanRules = (values: Values, around: Around): readonly RuleError[] => [
  ...fieldErrors(values, around),
  ...derivationErrors(values, around),
]

const fieldErrors = (values: Values, { choices, t }: Around): readonly RuleError[] => {
  const rooms = choices.roomTypes.filter(({ id }) => values.roomTypeIds?.includes(id))
  // Dates that are not entered yet can be neither wrong nor in the way.
  const ranges = (values.datesNotApplied ?? []).flatMap(({ from, to }, line) =>
    from !== undefined && to !== undefined && isDay(from) && isDay(to) ? [{ from, to, line }] : [],
  )
  const entry = {
    includedAdults: values.includedAdults ?? 1,
    includedChildren: values.includedChildren ?? 0,
    extraAdultPrice: values.extraAdultPrice ?? 0,
    extraChildPrice: values.extraChildPrice ?? 0,
    extraBedPrice: values.extraBedPrice ?? 0,
    minStay: values.minStay ?? 1,
    maxStay: values.maxStay ?? null,
    datesNotApplied: ranges,
  }
  return checkRatePlan(entry, rooms).flatMap((problem): RuleError[] => {
    const key = refusalOfPlanProblem(problem)
    const line = problem.index === undefined ? undefined : ranges[problem.index]?.line
    const field = fieldOfPlanProblem(line === undefined ? problem : { ...problem, index: line })
    return key === null ? [] : [{ field, words: roomRefusals[key].words, values: roomValues(problem, rooms, t) }]
  })
}

const roomValues = ({ field, reason }: RatePlanProblem, rooms: Choices['roomTypes'], t: Say): SayingValues => {
  if (reason !== 'overRoomGuests') return {}
  const measure = field === 'includedAdults' ? 'maxAdults' : 'maxGuests'
  const room = rooms.toSorted((one, other) => one[measure] - other[measure])[0]
  return room === undefined ? {} : { room: t(nameOf(room)), adults: room.maxAdults, guests: room.maxGuests }
}

const derivationErrors = ({ derivation }: Values, { planId, choices }: Around): readonly RuleError[] => {
  if (derivation === undefined || derivation === null) return []
  const { parentId, unit, value } = derivation
  const verdict = parentId === undefined ? null : mayFollow(planId, parentId, choices.plans)
  const step = unit === undefined || value === undefined || stepIsWithinReason({ unit, value })
  return [
    ...(verdict === null || verdict.ok ? [] : [errorAt('derivation.parentId', roomRefusals[refusalOfDerivation[verdict.reason]].words)]),
    ...(step ? [] : [errorAt('derivation.value', roomRefusals.derivationOutOfRange.words)]),
  ]
}

const errorAt = (field: string, words: Saying): RuleError => ({ field, words, values: { most: deepestDerivation } })
