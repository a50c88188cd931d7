import { checkDerivation } from '@innkeeper/rules/rate/check-derivation'
import { derivePrice } from '@innkeeper/rules/rate/derive'
import type { Choices, Derivation } from '../rate-plan-words.ts'

/** What a room price becomes for a plan that follows others, from the first plan down; the room price itself where it follows none. */
export const examplePrice = (roomPrice: number, derivation: Derivation | null, plans: Choices['plans']): number => {
  if (derivation === null) return roomPrice
  const parent = plans.find((plan) => plan.id === derivation.parentId)
  return derivePrice(examplePrice(roomPrice, parent?.derivation ?? null, plans), derivation)
}

/** Whether a plan may follow another of the property, or why not. */
export const mayFollow = (planId: string, parentId: string, plans: Choices['plans']) =>
  checkDerivation(planId, parentId, new Map(plans.map((plan) => [plan.id, plan.derivation?.parentId ?? null])))
