import { holdsRooms } from '#booking/booking-states.ts'
import { daysBetween, type Day } from '#days/day.ts'
import type { Currency } from '#money/currency.ts'
import { paidTooMuch } from '#payment/payment-link.ts'
import { mostPaid, type EntryFacts } from '#payment/why-not-entry.ts'
import { foldText } from '#text/fold-text.ts'

/** Why the proposal for a line is not sure, or why the line cannot be booked there. */
export const matchReasons = [
  'noCode',
  'severalCodes',
  'severalBookings',
  'partOfOwed',
  'moreThanOwed',
  'nothingOwed',
  'ended',
  'recordedByHand',
  'onCredit',
  'beforeBooking',
  'afterCheckOut',
  'otherCurrency',
] as const

/** Why the proposal for a line is not sure, or why the line cannot be booked there. */
export type MatchReason = (typeof matchReasons)[number]

/** A booking that a line may pay; `dues` are its agreed payments in their order, `recorded` the payments that staff wrote by hand. */
export type PayableBooking = Omit<EntryFacts, 'rails'> & {
  readonly code: string
  readonly guestName: string
  readonly currency: Currency
  readonly dues: readonly number[]
  readonly recorded: readonly { readonly paidOn: Day; readonly amount: number }[]
}

/** A line as it is matched. */
export type LineToMatch = { readonly paidOn: Day; readonly amount: number; readonly content: string }

/** The proposal for a line: its booking, why that is doubtful, whether it cannot be booked there, and what becomes a refund that is due. */
export type LineMatch<B extends PayableBooking> = {
  readonly booking: B
  readonly sure: boolean
  readonly blocked: boolean
  readonly reasons: readonly MatchReason[]
  readonly back: number
}

const blocking: ReadonlySet<MatchReason> = new Set(['onCredit', 'beforeBooking', 'afterCheckOut', 'otherCurrency'])
/** A transfer reaches the statement within days of what staff saw on a telephone. */
const daysApart = 7

/** How a line would pay a booking that somebody names. */
export const matchWith = <B extends PayableBooking>(line: LineToMatch, booking: B, doubts: readonly MatchReason[] = []): LineMatch<B> => {
  const reasons = [...doubts, ...doubtsOf(line, booking)]
  return {
    booking,
    sure: reasons.length === 0,
    blocked: reasons.some((reason) => blocking.has(reason)),
    reasons,
    back: paidTooMuch({ paid: booking.paid, amount: line.amount, most: mostPaid(booking) }),
  }
}

/** The booking that a line most likely pays: whose code it names, or else the one that owes exactly its amount; null where there is none. */
export const matchLine = <B extends PayableBooking>(
  line: LineToMatch,
  { byCode, byAmount }: { readonly byCode: readonly B[]; readonly byAmount: readonly B[] },
): LineMatch<B> | null => {
  const [named] = byCode.toSorted((a, b) => Number(owesExactly(b, line.amount)) - Number(owesExactly(a, line.amount)))
  if (named !== undefined) return matchWith(line, named, byCode.length > 1 ? ['severalCodes'] : [])
  const words = foldText(line.content)
  const [likely] = byAmount.toSorted((a, b) => Number(names(words, b)) - Number(names(words, a)))
  if (likely === undefined) return null
  return matchWith(line, likely, byAmount.length > 1 ? ['noCode', 'severalBookings'] : ['noCode'])
}

const names = (words: string, { guestName }: PayableBooking): boolean => words.includes(foldText(guestName))

const owedBy = (booking: PayableBooking): number => Math.max(0, mostPaid(booking) - booking.paid)

/** A sure amount is all that is owed, or what was agreed to be paid next. */
const owesExactly = (booking: PayableBooking, amount: number): boolean => {
  if (owedBy(booking) === amount) return true
  const next = duesSoFar(booking.dues).find((sum) => sum > booking.paid)
  return next !== undefined && next - booking.paid === amount
}

const duesSoFar = (dues: readonly number[]): readonly number[] =>
  dues.map((_, at) => dues.slice(0, at + 1).reduce((sum, one) => sum + one, 0))

const doubtsOf = (line: LineToMatch, booking: PayableBooking): readonly MatchReason[] => {
  if (booking.currency !== 'VND') return ['otherCurrency']
  if (booking.onCredit) return ['onCredit']
  const reasons = [
    dayDoubt(line, booking),
    amountDoubt(line.amount, booking),
    ...(isRecorded(line, booking) ? (['recordedByHand'] as const) : []),
  ]
  return reasons.filter((reason) => reason !== null)
}

const dayDoubt = ({ paidOn }: LineToMatch, { bookedOn, checkOut }: PayableBooking): MatchReason | null => {
  if (paidOn < bookedOn) return 'beforeBooking'
  return paidOn > checkOut ? 'afterCheckOut' : null
}

const amountDoubt = (amount: number, booking: PayableBooking): MatchReason | null => {
  if (!holdsRooms(booking.state)) return 'ended'
  const owed = owedBy(booking)
  if (owed === 0) return 'nothingOwed'
  if (amount > owed) return 'moreThanOwed'
  return owesExactly(booking, amount) ? null : 'partOfOwed'
}

const isRecorded = ({ paidOn, amount }: LineToMatch, { recorded }: PayableBooking): boolean =>
  recorded.some((one) => one.amount === amount && Math.abs(daysBetween(one.paidOn, paidOn)) <= daysApart)
