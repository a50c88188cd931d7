import type { ratePlanForm } from '@innkeeper/protocol/calls/room-sale/plan'
import { fieldOfPlanProblem, refusalOfDerivation, refusalOfPlanProblem } from '@innkeeper/protocol/problems/room-problems'
import type { Language, SayingValues } from '@innkeeper/protocol/say'
import { toDay } from '@innkeeper/rules/days/day'
import { stepIsWithinReason } from '@innkeeper/rules/rate-plan/check-derivation-step'
import { checkRatePlan, type RatePlanProblem } from '@innkeeper/rules/rate-plan/check-rate-plan'
import { checkDerivation, deepestDerivation, type Parents } from '@innkeeper/rules/rate/check-derivation'
import type { z } from 'zod'
import type { RefusedField } from '#kit/call/refuse.ts'

type RatePlanForm = z.output<typeof ratePlanForm>
type FormRefusal =
  | NonNullable<ReturnType<typeof refusalOfPlanProblem>>
  | (typeof refusalOfDerivation)[keyof typeof refusalOfDerivation]
  | 'roomMissing'
  | 'derivationOutOfRange'
  | 'cancellationPolicyMissing'
  | 'paymentPolicyMissing'
  | 'planPolicyStopped'

/** A room type that the plan is to be sold on. */
type Room = {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly maxAdults: number
  readonly maxGuests: number
}

type NamedPolicy = { readonly active: boolean } | undefined

/** The facts that a plan is checked against: its own id, the requested room types that exist, and which plan follows which. */
export type Surroundings = {
  readonly id: string
  readonly rooms: readonly Room[]
  readonly parents: Parents
  /** The policies that the plan names, if the property has them. */
  readonly policies: { readonly cancellation: NamedPolicy; readonly payment: NamedPolicy }
  readonly language: Language
}

/** The refusals of a rate plan, field by field. */
export const checkForm = (form: RatePlanForm, around: Surroundings): RefusedField<FormRefusal>[] => [
  ...roomProblems(form, around),
  ...fieldProblems(form, around),
  ...derivationProblems(form, around),
  ...policyProblems(form, around),
]

const roomProblems = ({ roomTypeIds }: RatePlanForm, { rooms }: Surroundings): RefusedField<FormRefusal>[] =>
  new Set(roomTypeIds).size > rooms.length ? [{ field: 'roomTypeIds', key: 'roomMissing' }] : []

const fieldProblems = (form: RatePlanForm, around: Surroundings): RefusedField<FormRefusal>[] => {
  const datesNotApplied = form.datesNotApplied.map(({ from, to }) => ({ from: toDay(from), to: toDay(to) }))
  return checkRatePlan({ ...form, datesNotApplied }, around.rooms).flatMap((problem) => {
    const key = refusalOfPlanProblem(problem)
    return key === null ? [] : [{ field: fieldOfPlanProblem(problem), key, values: valuesOf(problem, around) }]
  })
}

/** The smallest room, by name. */
const valuesOf = ({ field, reason }: RatePlanProblem, { rooms, language }: Surroundings): SayingValues => {
  if (reason !== 'overRoomGuests') return {}
  const measure = field === 'includedAdults' ? 'maxAdults' : 'maxGuests'
  const room = rooms.toSorted((one, other) => one[measure] - other[measure])[0]
  return room === undefined ? {} : { room: language === 'vi' ? room.nameVi : room.nameEn, adults: room.maxAdults, guests: room.maxGuests }
}

const derivationProblems = ({ derivation }: RatePlanForm, { id, parents }: Surroundings): RefusedField<FormRefusal>[] => {
  if (derivation === null) return []
  const verdict = checkDerivation(id, derivation.parentId, parents)
  const chain: RefusedField<FormRefusal>[] = verdict.ok
    ? []
    : [{ field: 'derivation.parentId', key: refusalOfDerivation[verdict.reason], values: { most: deepestDerivation } }]
  return stepIsWithinReason(derivation) ? chain : [...chain, { field: 'derivation.value', key: 'derivationOutOfRange' }]
}

/** A plan must name an existing policy; a plan on sale must name an active one. */
const policyProblems = (form: RatePlanForm, { policies }: Surroundings): RefusedField<FormRefusal>[] => [
  ...policyProblem(form, { field: 'cancellationPolicyId', named: policies.cancellation, missing: 'cancellationPolicyMissing' }),
  ...policyProblem(form, { field: 'paymentPolicyId', named: policies.payment, missing: 'paymentPolicyMissing' }),
]

type PolicyField = {
  readonly field: 'cancellationPolicyId' | 'paymentPolicyId'
  readonly named: NamedPolicy
  readonly missing: 'cancellationPolicyMissing' | 'paymentPolicyMissing'
}

const policyProblem = (form: RatePlanForm, { field, named, missing }: PolicyField): RefusedField<FormRefusal>[] => {
  if (form[field] === null) return []
  if (named === undefined) return [{ field, key: missing }]
  return form.active && !named.active ? [{ field, key: 'planPolicyStopped' }] : []
}
