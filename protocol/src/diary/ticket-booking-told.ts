import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { ticketStateWords } from '#words/sale/ticket-words.ts'

const amount = { min: 0 }

/** What the diary shows of a ticket booking: who booked, for which day and how many, where it stands, and what ending it cost. */
export const ticketBookingTold = z.object({
  agent: named(say('Đại lý', 'Agent'), z.object({ nameVi: z.string(), nameEn: z.string() })),
  visitDay: field.day(say('Ngày vào cổng', 'Day of the visit')),
  people: field.count(say('Số người', 'Visitors'), { min: 1, max: 100_000 }),
  state: field.choice(say('Trạng thái', 'Status'), bookingStates, ticketStateWords),
  total: field.money(say('Tổng tiền', 'Total'), amount),
  reason: field.note(say('Lý do', 'Reason'), { max: 1000 }),
  fee: field.money(say('Phí huỷ', 'Cancellation fee'), amount),
  refund: field.money(say('Hoàn tiền', 'Refund'), amount),
})
