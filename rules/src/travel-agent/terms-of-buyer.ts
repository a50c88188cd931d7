import { percentOf } from '#money/percent.ts'
import type { AgentTerms } from './agent-terms.ts'

/** Who buys, as terms know it. */
export type TermsBuyer = { readonly level: number | null; readonly travelAgentId: string | null }

/** The terms that hold for a buyer: each part is the agent's own, or its level's where the agent has none; null where there are none. */
export type TermsOfBuyer = { readonly price: AgentTerms | null; readonly plans: AgentTerms | null; readonly cap: AgentTerms | null }

/** The terms that hold for a buyer. Guests on the property's own page have neither level nor agent, and so no terms. */
export const termsOfBuyer = (all: readonly AgentTerms[], { level, travelAgentId }: TermsBuyer): TermsOfBuyer => {
  if (all.length === 0) return noTerms
  const ofLevel = all.find((terms) => terms.level !== null && terms.level === level) ?? null
  const own = all.find((terms) => terms.travelAgentId !== null && terms.travelAgentId === travelAgentId) ?? ofLevel
  return {
    price: own?.priceUnit === 'asLevel' ? ofLevel : own,
    plans: own?.plansOpen === 'asLevel' ? ofLevel : own,
    cap: own?.capUnit === 'asLevel' ? ofLevel : own,
  }
}

const noTerms: TermsOfBuyer = { price: null, plans: null, cap: null }

/** Whether a plan is open to a buyer. */
export const isPlanOpen = ({ plans }: Pick<TermsOfBuyer, 'plans'>, planId: string): boolean =>
  plans?.plansOpen !== 'chosen' || plans.openPlans.includes(planId)

/** The terms whose step changes the price of a plan; null where there are none. */
export const stepOn = ({ price }: Pick<TermsOfBuyer, 'price'>, planId: string): PriceStepOfTerms | null => {
  if (price === null || price.priceValue === null || (price.priceUnit !== 'percent' && price.priceUnit !== 'amount')) return null
  if (price.pricePlans.length > 0 && !price.pricePlans.includes(planId)) return null
  return { id: price.termsId, name: price.name, unit: price.priceUnit, value: price.priceValue }
}

/** A price step of terms: basis points or minor units for each room and night, and what caused it. */
export type PriceStepOfTerms = {
  readonly id: string
  readonly name: AgentTerms['name']
  readonly unit: 'percent' | 'amount'
  readonly value: number
}

/** A night's price after a step, never below zero; a percentage is rounded half up. */
export const priceAfterStep = (price: number, { unit, value }: Pick<PriceStepOfTerms, 'unit' | 'value'>): number =>
  Math.max(0, price + (unit === 'percent' ? percentOf(price, value) : value))
