/** An agent's credit with a property, in minor units of the property's currency; if the limit is null, credit is not configured. */
export type Credit = { readonly limit: number | null; readonly used: number }

/** The states of an agent's credit: not configured, free, near its limit, or used up. */
export const creditStandings = ['none', 'free', 'near', 'full'] as const

/** A state of an agent's credit. */
export type CreditStanding = (typeof creditStandings)[number]

/** When this percentage of the limit is used, both sides are warned. */
export const warnedFrom = 80

/** The state of a credit. A limit of zero counts as used up. */
export const creditStanding = ({ limit, used }: Credit): CreditStanding => {
  if (limit === null) return 'none'
  if (used >= limit) return 'full'
  return used * 100 >= limit * warnedFrom ? 'near' : 'free'
}

/** Whether both sides must be warned: the credit was free before, and is now near its limit or used up. */
export const crossesWarning = (before: Credit, after: Credit): boolean => !isWarned(before) && isWarned(after)

/** The used percentage of the limit, rounded down, so that a percentage is shown only when it is reached. */
export const usedPercent = ({ limit, used }: Credit): number => (limit === null || limit === 0 ? 0 : Math.floor((used * 100) / limit))

// A limit of zero has nothing that could run out.
const isWarned = (credit: Credit): boolean => credit.used > 0 && ['near', 'full'].includes(creditStanding(credit))
