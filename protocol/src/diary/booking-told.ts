import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { bookingStateWords } from '#words/sale/booking-words.ts'

const amount = { min: 0 }

/** What the diary shows of a booking. */
export const bookingTold = z.object({
  state: field.choice(say('Trạng thái', 'Status'), bookingStates, bookingStateWords),
  total: field.money(say('Tổng tiền', 'Total'), amount),
  reason: field.note(say('Lý do', 'Reason'), { max: 1000 }),
  fee: field.money(say('Phí huỷ', 'Cancellation fee'), amount),
  refund: field.money(say('Hoàn tiền', 'Refund'), amount),
  owed: field.money(say('Còn phải trả', 'Owed'), amount),
})
