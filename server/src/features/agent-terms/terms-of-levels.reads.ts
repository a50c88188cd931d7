import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { findTerms } from './agent-terms.store.ts'

/** What the terms of each level change of prices, and which plans are open to it; null is all of them. Levels with plain terms are left out. */
export const termsOfLevels = async (tx: PropertyTx) =>
  (await findTerms(tx)).flatMap(({ level, priceUnit, priceValue, pricePlans, plansOpen, openPlans }) => {
    const unit = priceUnit === 'percent' || priceUnit === 'amount' ? priceUnit : null
    if (level === null || (unit === null && plansOpen !== 'chosen')) return []
    return [
      { level, unit, value: unit === null ? null : priceValue, planIds: pricePlans, openPlans: plansOpen === 'chosen' ? openPlans : null },
    ]
  })
