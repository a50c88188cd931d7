import type { BookingState } from '#booking/booking-states.ts'
import type { Day } from '#days/day.ts'

/** What a gate says of a ticket; the last of them is that nobody knows its number. */
export const gateVerdicts = ['valid', 'used', 'wrongDay', 'unpaid', 'cancelled', 'unknown'] as const

/** A verdict of a gate. */
export type GateVerdict = (typeof gateVerdicts)[number]

/** A ticket as a gate needs it. */
export type TicketAtGate = {
  readonly state: BookingState
  readonly firstDay: Day
  readonly lastDay: Day
  readonly entries: number
  readonly entered: number
}

const unpaid: ReadonlySet<BookingState> = new Set(['await payment', 'await fully payment', 'payment failed'])

/** Whether a ticket lets its people in on a day, or why not: cancelled, not paid, another day, used up, in that order. */
export const gateVerdict = (ticket: TicketAtGate | undefined, today: Day): GateVerdict => {
  if (ticket === undefined) return 'unknown'
  if (ticket.state === 'cancel' || ticket.state === 'void') return 'cancelled'
  if (unpaid.has(ticket.state)) return 'unpaid'
  if (today < ticket.firstDay || today > ticket.lastDay) return 'wrongDay'
  return ticket.entered >= ticket.entries ? 'used' : 'valid'
}

/** How long an entry may be taken back, in seconds. */
export const undoSeconds = 30

/** How long a gate without a network goes on with its list, in minutes. */
export const offlineMinutes = 60
