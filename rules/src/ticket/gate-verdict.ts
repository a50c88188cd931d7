import type { BookingState } from '#booking/booking-states.ts'
import type { Day } from '#days/day.ts'
import { letsIn } from './lets-in.ts'
import { wholeDay } from './ticket-product.ts'

/** Why a ticket that a gate knows does not let in. */
export const gateReasons = ['used', 'wrongDay', 'wrongSlot', 'unpaid', 'cancelled'] as const

/** Why a ticket that a gate knows does not let in. */
export type GateReason = (typeof gateReasons)[number]

/** What a gate says of a ticket that it knows: come in, or why not. */
export type GateVerdict = 'enter' | GateReason

/** A ticket as a gate needs it. */
export type TicketAtGate = {
  readonly state: BookingState
  /** Empty for the whole day. */
  readonly slot: string
  readonly firstDay: Day
  readonly lastDay: Day
  readonly entries: number
  /** How many times it let its visitor in. */
  readonly entered: number
}

/** When somebody stands at a gate: the park's day and its time of day, as "09:30", and the slots that the product has. */
export type GateClock = { readonly today: Day; readonly time: string; readonly slots: readonly string[] }

/** How long before its slot a ticket lets in, in minutes. */
const minutesBeforeSlot = 60

/** Whether a ticket lets its visitor in now, or why not: cancelled, not paid, another day, used up, another slot, in that order. */
export const gateVerdict = ({ state, ...ticket }: TicketAtGate, clock: GateClock): GateVerdict => {
  if (state === 'cancel' || state === 'void') return 'cancelled'
  if (!letsIn(state)) return 'unpaid'
  if (clock.today < ticket.firstDay || clock.today > ticket.lastDay) return 'wrongDay'
  if (ticket.entered >= ticket.entries) return 'used'
  return isInSlot(ticket.slot, clock) ? 'enter' : 'wrongSlot'
}

/** From an hour before a slot until the product's next one begins; whoever comes late to the last one is let in. */
const isInSlot = (slot: string, { time, slots }: GateClock): boolean => {
  if (slot === wholeDay) return true
  const next = slots.filter((other) => other > slot).toSorted()[0]
  return minutesOf(time) >= minutesOf(slot) - minutesBeforeSlot && (next === undefined || time < next)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
