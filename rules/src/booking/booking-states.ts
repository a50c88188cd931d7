/** The states of a booking, as the specification names them: `cancel` is the customer's, `void` the property's. */
export const bookingStates = [
  'await payment',
  'await fully payment',
  'confirm',
  'in service',
  'close',
  'payment failed',
  'cancel',
  'void',
] as const

/** A state of a booking. */
export type BookingState = (typeof bookingStates)[number]

/** What can happen to a booking. */
export type BookingAct =
  | 'pay'
  | 'payInPart'
  | 'payOnCredit'
  | 'failPayment'
  | 'retry'
  | 'cancel'
  | 'void'
  | 'expire'
  | 'checkIn'
  | 'checkOut'
  | 'noShow'

/** Who may move a booking: its customer (the agent or guest), the property, a payment gateway, or the clock. */
export type BookingMover = 'customer' | 'property' | 'gateway' | 'clock'

/** What must be true before a booking moves. */
export type BookingGuard = 'paidInFull' | 'paidInPart' | 'creditLeft' | 'reason' | 'termPassed' | 'arrived' | 'settled'

/** One legal move: the act, where it leads, who may do it, and what must be true. */
export type BookingMove = {
  readonly act: BookingAct
  readonly to: BookingState
  readonly who: readonly BookingMover[]
  readonly guard: BookingGuard | null
}

const payers: readonly BookingMover[] = ['customer', 'property', 'gateway']
const pay: BookingMove = { act: 'pay', to: 'confirm', who: payers, guard: 'paidInFull' }
const payInPart: BookingMove = { act: 'payInPart', to: 'await fully payment', who: payers, guard: 'paidInPart' }
const payOnCredit: BookingMove = { act: 'payOnCredit', to: 'confirm', who: ['customer'], guard: 'creditLeft' }
const failPayment: BookingMove = { act: 'failPayment', to: 'payment failed', who: ['gateway'], guard: null }
const cancel: BookingMove = { act: 'cancel', to: 'cancel', who: ['customer'], guard: 'reason' }
const voidIt: BookingMove = { act: 'void', to: 'void', who: ['property'], guard: 'reason' }
const noShow: BookingMove = { act: 'noShow', to: 'cancel', who: ['property'], guard: 'arrived' }
const expire: BookingMove = { act: 'expire', to: 'cancel', who: ['clock'], guard: 'termPassed' }

/** The life of a booking (PRODUCT §7): every state with the moves that lead out of it. */
export const bookingMoves: Readonly<Record<BookingState, readonly BookingMove[]>> = {
  'await payment': [pay, payInPart, payOnCredit, failPayment, cancel, voidIt, expire],
  'await fully payment': [pay, payInPart, cancel, voidIt, noShow],
  'payment failed': [
    { act: 'retry', to: 'await payment', who: ['customer', 'property'], guard: null },
    pay,
    payInPart,
    cancel,
    voidIt,
    expire,
  ],
  confirm: [{ act: 'checkIn', to: 'in service', who: ['clock', 'property'], guard: 'arrived' }, cancel, voidIt, noShow],
  'in service': [{ act: 'checkOut', to: 'close', who: ['clock', 'property'], guard: 'settled' }, noShow],
  close: [],
  cancel: [],
  void: [],
}

/** The move that an act makes from a state when `who` does it, or null where the table has none. */
export const bookingMove = (state: BookingState, act: BookingAct, who: BookingMover): BookingMove | null =>
  bookingMoves[state].find((move) => move.act === act && move.who.includes(who)) ?? null

/** Whether a booking in this state still holds its rooms. */
export const holdsRooms = (state: BookingState): boolean => state !== 'cancel' && state !== 'void'
