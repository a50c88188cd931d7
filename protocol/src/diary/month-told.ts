import { monthStates } from '@innkeeper/rules/month-statement/month-states'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { paymentMethodWords } from '#words/sale/booking-words.ts'
import { monthStateWords } from '#words/sale/monthly-words.ts'

/** What the diary shows of a monthly statement: where it stands, which booking a line is of, what was said, and what was paid. */
export const monthTold = z.object({
  state: field.choice(say('Trạng thái', 'Status'), monthStates, monthStateWords),
  count: field.count(say('Số dòng', 'Lines'), { min: 0, max: 1_000_000 }),
  bookingCode: field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 }),
  amount: named(say('Số tiền', 'Amount'), z.int(), { reads: 'money' }),
  allowed: field.money(say('Giảm trừ', 'Taken off'), { min: 0 }),
  reason: field.note(say('Lý do', 'Reason'), { max: 255 }),
  answer: field.note(say('Trả lời', 'Answer'), { max: 255 }),
  paidOn: field.day(say('Ngày thanh toán', 'Payment date')),
  paymentMethod: field.choice(say('Phương thức', 'Method'), paymentMethods, paymentMethodWords),
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }),
})
