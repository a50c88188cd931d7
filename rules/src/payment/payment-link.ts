/** The standings of a payment link: it can be paid, was paid, was withdrawn, is too old, or nothing is owed any more. */
export const linkStandings = ['open', 'paid', 'withdrawn', 'expired', 'settled'] as const

/** The standing of a payment link. */
export type LinkStanding = (typeof linkStandings)[number]

/** The facts of a payment link; `owed` is what its booking owes now, in minor units. */
export type LinkFacts = { readonly paid: boolean; readonly withdrawn: boolean; readonly expiresAt: Date; readonly owed: number }

/** The standing of a link at a moment: what was paid stays paid, whatever else is true of it. */
export const linkStanding = ({ paid, withdrawn, expiresAt, owed }: LinkFacts, now: Date): LinkStanding => {
  if (paid) return 'paid'
  if (withdrawn) return 'withdrawn'
  if (expiresAt <= now) return 'expired'
  return owed === 0 ? 'settled' : 'open'
}

/** What a link asks for now: its amount, or less where the booking owes less by now. */
export const amountAsked = (amount: number, owed: number): number => Math.min(amount, owed)

/** How much of a payment a booking did not owe and gets back, when `most` is the most that it can be paid. */
export const paidTooMuch = ({ paid, amount, most }: { readonly paid: number; readonly amount: number; readonly most: number }): number =>
  Math.min(amount, Math.max(0, paid + amount - most))
