import { holdsRooms, type BookingState } from '#booking/booking-states.ts'
import type { TransactionKind } from '#booking/payment-state.ts'
import type { Day } from '#days/day.ts'
import type { Rail } from './gateway-state.ts'
import { needsGateway, railsOfMethod, type PaymentMethod } from './payment-methods.ts'

/** Who says that money moved: the booking's own terms, a person, a gateway, a line of a bank statement, or a payment for an agent's month. */
export const entrySources = ['terms', 'person', 'gateway', 'statement', 'month'] as const

/** Who says that money moved. */
export type EntrySource = (typeof entrySources)[number]

/** An entry as a person writes it; what is not chosen yet is null. An entry that corrects another counts instead of it. */
export type EntryAsked = {
  readonly kind: TransactionKind
  readonly amount: number
  readonly paidOn: Day
  readonly paymentMethod: PaymentMethod | null
  readonly rail: Rail | null
}

/** The entry that is corrected. */
export type EntryBefore = { readonly kind: TransactionKind; readonly amount: number; readonly source: EntrySource }

/** The booking that an entry is checked against; `fee` is what its cancellation costs by its terms. Amounts are in minor units. */
export type EntryFacts = {
  readonly state: BookingState
  readonly total: number
  readonly paid: number
  readonly fee: number
  readonly onCredit: boolean
  readonly bookedOn: Day
  readonly checkOut: Day
  /** The gateways that are configured and on. */
  readonly rails: readonly Rail[]
}

/** Why an entry is refused, at its field. */
export type EntryReason =
  | { readonly field: 'kind'; readonly reason: 'wrongKind' | 'onCredit' }
  | { readonly field: 'amount'; readonly reason: 'wrongAmount' }
  | { readonly field: 'paidOn'; readonly reason: 'dateOutOfRange' }
  | { readonly field: 'paymentMethod'; readonly reason: 'methodNotSelected' }
  | { readonly field: 'rail'; readonly reason: 'gatewayNotSelected' }

/** What an entry adds to what a booking has been paid. A fee by the terms is a demand: it moves no money. */
export const effectOf = ({ kind, amount, source }: EntryBefore): number => {
  if (kind === 'payment') return amount
  if (kind === 'cancellation fee') return source === 'terms' ? 0 : amount
  return -amount
}

/** The most that a booking can be paid: its total, or its fee once it has ended; on credit it is settled on the agent's statement. */
export const mostPaid = ({ state, total, fee, onCredit }: Pick<EntryFacts, 'state' | 'total' | 'fee' | 'onCredit'>): number => {
  if (onCredit) return 0
  return holdsRooms(state) ? total : fee
}

/** The kinds of entry that a booking takes: payments and refunds while it lives, its fee and the refund of cancelling once it has ended. */
export const kindsFor = (state: BookingState): readonly TransactionKind[] =>
  holdsRooms(state) ? ['payment', 'refund'] : ['cancellation fee', 'cancellation refund']

/** The least and the most that an entry may be, so that the booking is paid no more than it owes and pays back no more than it got. */
export const amountRange = (
  kind: TransactionKind,
  facts: EntryFacts,
  before: EntryBefore | null = null,
): { readonly least: number; readonly most: number } => {
  const others = facts.paid - (before === null ? 0 : effectOf(before))
  // A correction may always leave a booking as paid as it is, also where it has been paid too much.
  const paid = Math.max(mostPaid(facts), before === null ? 0 : facts.paid)
  if (kind === 'payment' || kind === 'cancellation fee')
    return { least: before === null ? 1 : Math.max(0, -others), most: Math.max(0, paid - others) }
  return { least: before === null ? 1 : Math.max(0, others - paid), most: Math.max(0, others) }
}

/** Every reason why an entry may not be written. */
export const whyNotEntry = (asked: EntryAsked, facts: EntryFacts, before: EntryBefore | null = null): readonly EntryReason[] => {
  const reasons: (EntryReason | null)[] = [
    kindReason(asked, facts, before),
    amountReason(asked, facts, before),
    asked.paidOn < facts.bookedOn || asked.paidOn > facts.checkOut ? { field: 'paidOn', reason: 'dateOutOfRange' } : null,
    asked.paymentMethod === null || asked.paymentMethod === 'debt' ? { field: 'paymentMethod', reason: 'methodNotSelected' } : null,
    lacksGateway(asked, facts) ? { field: 'rail', reason: 'gatewayNotSelected' } : null,
  ]
  return reasons.filter((reason) => reason !== null)
}

const kindReason = ({ kind }: EntryAsked, facts: EntryFacts, before: EntryBefore | null): EntryReason | null => {
  if (before !== null) return kind === before.kind ? null : { field: 'kind', reason: 'wrongKind' }
  // Money that went back would be owed again, but no more counted in the credit that the agent has used.
  if (facts.onCredit) return { field: 'kind', reason: 'onCredit' }
  return kindsFor(facts.state).includes(kind) ? null : { field: 'kind', reason: 'wrongKind' }
}

const amountReason = ({ kind, amount }: EntryAsked, facts: EntryFacts, before: EntryBefore | null): EntryReason | null => {
  const { least, most } = amountRange(kind, facts, before)
  return amount < least || amount > most ? { field: 'amount', reason: 'wrongAmount' } : null
}

/** Cards and wallets name the gateway that took them; another method may name one that supports it. */
const lacksGateway = ({ paymentMethod, rail }: EntryAsked, { rails }: EntryFacts): boolean => {
  if (paymentMethod === null) return false
  if (rail === null) return needsGateway(paymentMethod)
  const supporting: readonly Rail[] = railsOfMethod[paymentMethod]
  return !supporting.includes(rail) || !rails.includes(rail)
}
