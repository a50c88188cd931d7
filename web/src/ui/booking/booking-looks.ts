import { bookingStateWords, type BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { StateLook, Tone } from '../page/badge.tsx'
import type { IconName } from '../look/icon.tsx'

/** How the states of a booking look; their words stand in the protocol. */
export const bookingLook = (state: BookingState): StateLook => ({ words: bookingStateWords[state], ...drawings[state] })

/** How the states of a ticket booking look, in a park’s words. */
export const ticketLook = (state: BookingState): StateLook => ({
  words: ticketStateWords[state],
  ...drawings[state],
  ...(state === 'in service' ? { icon: 'ticket' as const } : {}),
})

const drawings: Readonly<Record<BookingState, { readonly tone: Tone; readonly icon: IconName }>> = {
  'await payment': { tone: 'amber', icon: 'clock' },
  'await fully payment': { tone: 'amber', icon: 'progress' },
  confirm: { tone: 'green', icon: 'check' },
  'in service': { tone: 'cham', icon: 'bed' },
  close: { tone: 'dark', icon: 'lock' },
  'payment failed': { tone: 'red', icon: 'alert-circle' },
  cancel: { tone: 'grey', icon: 'x' },
  void: { tone: 'grey', icon: 'ban' },
}

/** How the steps of a booking's timeline are drawn. */
export const eventLooks: Readonly<Record<BookingEventKind, { readonly tone: Tone; readonly icon: IconName }>> = {
  booked: { tone: 'amber', icon: 'clipboard-list' },
  confirmed: { tone: 'green', icon: 'clipboard-check' },
  paid: { tone: 'green', icon: 'cash' },
  changed: { tone: 'cham', icon: 'edit' },
  paymentFailed: { tone: 'red', icon: 'alert-circle' },
  refunded: { tone: 'amber', icon: 'arrow-back-up' },
  feePaid: { tone: 'green', icon: 'cash' },
  corrected: { tone: 'grey', icon: 'edit' },
  paymentRetried: { tone: 'amber', icon: 'refresh' },
  cancelled: { tone: 'grey', icon: 'x' },
  voided: { tone: 'grey', icon: 'ban' },
  expired: { tone: 'grey', icon: 'clock-exclamation' },
  noShow: { tone: 'grey', icon: 'door-exit' },
  checkedIn: { tone: 'cham', icon: 'bed' },
  closed: { tone: 'dark', icon: 'lock' },
  noted: { tone: 'cham', icon: 'message-2' },
}
