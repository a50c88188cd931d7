import type { BookingState } from './booking-states.ts'
import { paymentState } from './payment-state.ts'

/** What may be changed of a booking: its stay and its guest, its guest alone (who lives in the house already), or nothing. */
export type MayChange = 'stay' | 'guest' | 'nothing'

/** What may be changed of a booking in a state, by its customer and by its property alike. */
export const mayChange = (state: BookingState): MayChange => changeable[state]

/**
 * What a guest may change alone: what its property may, as long as cancelling costs nothing. Later the guest alone, for a cheaper stay would
 * go round the fee that was agreed.
 */
export const guestMayChange = (state: BookingState, feeToday: number): MayChange => {
  const may = mayChange(state)
  return may === 'stay' && feeToday > 0 ? 'guest' : may
}

const changeable: Readonly<Record<BookingState, MayChange>> = {
  'await payment': 'stay',
  'await fully payment': 'stay',
  'payment failed': 'stay',
  confirm: 'stay',
  'in service': 'guest',
  close: 'nothing',
  cancel: 'nothing',
  void: 'nothing',
}

/** What a changed stay costs, and what was paid of it; an amount at the hotel is not waited for. */
export type ChangedMoney = { readonly onCredit: boolean; readonly total: number; readonly paid: number; readonly atHotel: number }

/** The state of a booking whose stay has changed: that of a new booking of which so much is paid. */
export const stateOfChanged = ({ onCredit, total, paid, atHotel }: ChangedMoney): BookingState =>
  onCredit ? 'confirm' : paymentState('await payment', total, paid, atHotel)

/** What is kept as paid of a changed booking, and what goes back because the stay became cheaper. */
export const refundOfChange = (total: number, paid: number): { readonly paid: number; readonly refund: number } => ({
  paid: Math.min(paid, total),
  refund: Math.max(0, paid - total),
})
