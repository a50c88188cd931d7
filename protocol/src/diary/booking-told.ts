import { cancellationTypes } from '@innkeeper/rules/booking/agreed-terms'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { depositTypes } from '@innkeeper/rules/policy/payment-fields'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { depositWords } from '#words/property/policy-words.ts'
import { bookingStateWords } from '#words/sale/booking-words.ts'

const amount = { min: 0 }
/** Its own schema each time: the words belong to the schema. */
const days = () => z.array(z.iso.date())

/**
 * What the diary shows of a booking: the fields of the specification’s hotel log (agentName, checkinDate, checkoutDate, totalCost,
 * payableAmount, bookingStatus, depositType, cutOfDate, paymentDay, cancellationDay, cancellationType), and what ending it cost. The
 * line itself names the bookingCode.
 */
export const bookingTold = z.object({
  agent: named(say('Đại lý', 'Agent'), z.object({ nameVi: z.string(), nameEn: z.string() })),
  checkIn: field.day(say('Nhận phòng', 'Check-in')),
  checkOut: field.day(say('Trả phòng', 'Check-out')),
  state: field.choice(say('Trạng thái', 'Status'), bookingStates, bookingStateWords),
  total: field.money(say('Tổng tiền', 'Total'), amount),
  owed: field.money(say('Còn nợ', 'Owed'), amount),
  depositType: named(say('Đặt cọc', 'Deposit'), z.array(z.enum(depositTypes)), { choices: depositWords }),
  cutOffDate: named(say('Ngày chốt', 'Cut-off date'), days()),
  paymentDay: named(say('Hạn thanh toán', 'Payment due'), z.array(z.iso.datetime())),
  cancellationDay: named(say('Bắt đầu tính phí huỷ', 'Cancelling costs from'), days()),
  cancellationType: named(say('Cách huỷ', 'Cancellation'), z.array(z.enum(cancellationTypes)), {
    choices: {
      free: say('Huỷ miễn phí', 'Free'),
      charged: say('Có phí khi gần ngày đến', 'With a charge near arrival'),
      nonRefundable: say('Không hoàn tiền', 'Not refundable'),
    },
  }),
  reason: field.note(say('Lý do', 'Reason'), { max: 1000 }),
  fee: field.money(say('Phí huỷ', 'Cancellation fee'), amount),
  refund: field.money(say('Hoàn tiền', 'Refund'), amount),
})
