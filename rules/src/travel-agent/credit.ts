/** An agent's credit with a property, in minor units of the property's currency; without a limit it is not configured. */
export type Credit = { readonly limit: number | null; readonly used: number }

/** How an agent's credit stands: not configured, free, near its limit, or used up. */
export const creditStandings = ['none', 'free', 'near', 'full'] as const

/** One of the standings of a credit. */
export type CreditStanding = (typeof creditStandings)[number]

/** From this share of the limit on, in percent, both sides are warned. */
export const warnedFrom = 80

/** How a credit stands. A limit of nought is used up. */
export const creditStanding = ({ limit, used }: Credit): CreditStanding => {
  if (limit === null) return 'none'
  if (used >= limit) return 'full'
  return used * 100 >= limit * warnedFrom ? 'near' : 'free'
}

/** Whether both sides are to be warned: the credit was free before and is near its limit, or used up, after. */
export const crossesWarning = (before: Credit, after: Credit): boolean => !isWarned(before) && isWarned(after)

/** The used share of a limit, in whole percent, never rounded up to a share that is not reached. */
export const usedPercent = ({ limit, used }: Credit): number => (limit === null || limit === 0 ? 0 : Math.floor((used * 100) / limit))

// A limit of nought has nothing that could run out.
const isWarned = (credit: Credit): boolean => credit.used > 0 && ['near', 'full'].includes(creditStanding(credit))
