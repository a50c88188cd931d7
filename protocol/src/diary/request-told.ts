import { requestStates } from '@innkeeper/rules/booking-request/request-states'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { requestStateWords } from '#words/sale/request-words.ts'

/** What the diary shows of a booking request: who asked for what, where it stands, and what was said. */
export const requestTold = z.object({
  agent: named(say('Đại lý', 'Agent'), z.object({ nameVi: z.string(), nameEn: z.string() })),
  checkIn: field.day(say('Nhận phòng', 'Check-in')),
  checkOut: field.day(say('Trả phòng', 'Check-out')),
  state: field.choice(say('Trạng thái', 'Status'), requestStates, requestStateWords),
  priceHoped: field.money(say('Giá mong muốn', 'Price hoped for')).nullable(),
  offerNo: field.count(say('Đề nghị số', 'Offer'), { min: 1, max: 999 }),
  total: field.money(say('Giá đề nghị', 'Price offered')),
  validUntil: field.moment(say('Giữ phòng đến', 'Held until')),
  bookingCode: field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 }),
  note: field.note(say('Lời nhắn', 'Message'), { max: 1000 }),
})
