import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import { addDays, addMonths, earlier, firstOfMonth, type Day } from '@innkeeper/rules/days/day'
import type { Chances } from '../random.ts'
import type { SeededStay } from './stays.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** The outcome of a sample booking: its state, what was paid, and when it was made and last changed. */
export type Fate = {
  readonly state: BookingState
  readonly paid: number
  readonly method: PaymentMethod
  readonly bookedOn: Day
  readonly changedOn: Day
  readonly reason: string | null
}

const reasons = {
  cancel: ['Khách đổi lịch bay', 'Khách tìm được chỗ khác', 'Đoàn hoãn sang tháng sau', 'Guest fell ill'],
  void: ['Phòng hỏng điều hoà, khách đồng ý huỷ', 'Trùng đặt phòng', 'Đại lý gửi nhầm ngày'],
} as const

const paidMethods = ['bank transfer', 'QR wallet', 'domestic card', 'international card'] as const

/** Draws the day on which a stay was booked, as it would be on a day. */
export const drawBookedOn = (stay: SeededStay, today: Day, chances: Chances): Day =>
  addDays(earlier(stay.checkIn, today), -chances.whole(stay.checkIn <= today ? 3 : 1, 40))

/** Draws the outcome of a stay that was booked on a day, as it would be today. Only agents with credit use credit. */
export const drawFate = (
  stay: SeededStay,
  total: number,
  of: { today: Day; bookedOn: Day; agent: SeededTravelAgent | null; creditLeft: number; owingLeft: number },
  chances: Chances,
): Fate => {
  const state = drawState(stay, of.today, chances)
  const onCredit = of.creditLeft >= total && (state === 'confirm' || state === 'in service') && chances.happens(0.5)
  const owes = state === 'close' && isOfLastMonth(stay.checkOut, of.today) && of.owingLeft >= total
  const reason = state === 'cancel' || state === 'void' ? chances.pick<string>(reasons[state]) : null
  const picked = onCredit ? 'debt' : chances.pick(paidMethods)
  return {
    state,
    paid: onCredit || owes ? 0 : paidIn(state, total),
    method: owes ? 'debt' : picked,
    bookedOn: of.bookedOn,
    changedOn: changedOn(state, stay, of, chances),
    reason,
  }
}

/** Whether a day is of the month before today's: what was on credit then is still to be settled. */
const isOfLastMonth = (day: Day, today: Day): boolean => day < firstOfMonth(today) && day >= addMonths(firstOfMonth(today), -1)

const drawState = (stay: SeededStay, today: Day, chances: Chances): BookingState => {
  if (stay.checkOut < today) return chances.pick<BookingState>([...many('close', 17), 'cancel', 'cancel', 'void'])
  if (stay.checkIn <= today) return chances.happens(0.95) ? 'in service' : 'void'
  return chances.pick<BookingState>([
    ...many('confirm', 12),
    'await payment',
    'await payment',
    'await fully payment',
    'await fully payment',
    'await fully payment',
    'payment failed',
    'cancel',
    'void',
  ])
}

const many = (state: BookingState, count: number): BookingState[] => Array.from({ length: count }, () => state)

const paidIn = (state: BookingState, total: number): number => {
  if (state === 'confirm' || state === 'in service' || state === 'close') return total
  return state === 'await fully payment' ? Math.round((total * 3) / 10) : 0
}

const changedOn = (state: BookingState, stay: SeededStay, at: { bookedOn: Day; today: Day }, chances: Chances): Day => {
  if (state === 'close') return addDays(stay.checkOut, 1)
  if (state === 'in service') return stay.checkIn
  // No act of a person falls on today, which may have only just started.
  return earlier(addDays(at.bookedOn, chances.whole(0, 3)), addDays(at.today, -1))
}
