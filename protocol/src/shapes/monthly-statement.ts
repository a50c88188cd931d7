import { currencies } from '@innkeeper/rules/money/currency'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { monthReasons } from '@innkeeper/rules/month-statement/draw-month'
import { monthLineStates } from '@innkeeper/rules/month-statement/month-line-states'
import { monthStates } from '@innkeeper/rules/month-statement/month-states'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { monthLineStateWords, monthNoteKinds, monthStateWords } from '#words/sale/monthly-words.ts'
import { nameShape } from './stay-shapes.ts'

/** A monthly statement, by its id. */
export const monthId = field.id(say('Bảng đối soát tháng', 'Monthly statement'))

/** A line of a monthly statement. */
const monthLineId = field.id(say('Dòng đối soát', 'Line of the statement'))

/** What of the lists of statements and of lines is wanted. */
export const monthFilter = {
  month: explained(field.day(say('Tháng', 'Month')), {
    hint: say('Một ngày bất kỳ của tháng.', 'Any day of the month.'),
  }).optional(),
  state: field.choice(say('Trạng thái', 'Status'), monthStates, monthStateWords).optional(),
} as const

/** The lines of a statement that are wanted. */
export const monthLinesAsked = {
  id: monthId,
  states: named(say('Trạng thái', 'Status'), z.array(z.enum(monthLineStates)).max(monthLineStates.length), {
    choices: monthLineStateWords,
  }).default([]),
  ...field.page,
} as const

/** Which lines somebody agrees to. Their sum is what the person saw: if one of them changed meanwhile, nothing is agreed. */
export const monthAgreed = {
  id: monthId,
  lines: named(say('Dòng', 'Lines'), z.array(monthLineId).max(1000), {
    hint: say('Bỏ trống là mọi dòng còn chờ.', 'Left empty, all lines that wait.'),
  }).default([]),
  amount: named(say('Tổng số tiền của các dòng', 'What the lines add up to'), z.int(), {
    reads: 'money',
    hint: say('Như đã thấy, sau giảm trừ.', 'As it was seen, after what was taken off.'),
    example: 4_500_000,
  }),
} as const

/** Why somebody disputes a line. */
export const monthDisputed = { line: monthLineId, reason: field.note(say('Lý do', 'Reason'), { max: 255, min: 1 }) } as const

/** An answer to a dispute. */
export const monthAnswer = field.note(say('Trả lời', 'Answer'), { max: 255, min: 1 })

/** The sums of a statement, in minor units: what its bookings cost, what was taken off, paid, and is left. */
const sums = {
  currency: z.enum(currencies),
  amount: z.int(),
  allowed: z.int(),
  paid: z.int(),
  left: z.int(),
} as const

/** How many lines there are, are disputed, and wait for the reader to agree, with what these add up to. */
const counts = { lines: z.int(), disputed: z.int(), waiting: z.int(), waitingAmount: z.int() } as const

/** What both sides read of a statement. */
export const monthShape = {
  id: z.uuid(),
  month: z.iso.date(),
  state: z.enum(monthStates),
  ...counts,
  ...sums,
  drawnAt: z.string(),
  closedAt: z.string().nullable(),
} as const

/** A payment for a month. */
export const monthPaymentShape = {
  paidOn: z.iso.date(),
  amount: z.int(),
  paymentMethod: z.enum(['bank transfer', 'cash', 'other']),
  note: z.string(),
  bookings: z.int(),
} as const

/** What both sides read of a line: `amount` is what the booking costs, or by how much that changed. */
export const monthLineShape = {
  id: z.uuid(),
  code: z.string(),
  guestName: z.string(),
  /** Whether the booking is of a park's tickets: then its days are those from the visit to the last on which the tickets hold. */
  ofTickets: z.boolean(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  bookingState: z.enum(bookingStates),
  onCredit: z.boolean(),
  reason: z.enum(monthReasons),
  state: z.enum(monthLineStates),
  amount: z.int(),
  allowed: z.int(),
  paid: z.int(),
  left: z.int(),
  /** What is left of it stands in a later month. */
  carried: z.boolean(),
} as const

/** What was said about a line, as both sides read it. */
export const monthNoteShape = {
  kind: z.enum(monthNoteKinds),
  byAgent: z.boolean(),
  note: z.string(),
  amount: z.int(),
  at: z.string(),
} as const

/** The agent of a statement. */
export const monthAgent = z.object({ id: z.uuid(), code: z.string(), name: nameShape })
