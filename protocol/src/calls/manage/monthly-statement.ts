import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { call } from '#call.ts'
import { monthTold } from '#diary/month-told.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import {
  monthAgent,
  monthAgreed,
  monthAnswer,
  monthDisputed,
  monthFilter,
  monthId,
  monthLinesAsked,
  monthLineShape,
  monthNoteShape,
  monthPaymentShape,
  monthShape,
} from '#shapes/monthly-statement.ts'
import { monthFile, monthFileAsked } from '#shapes/monthly-file.ts'
import { paymentMethodWords } from '#words/sale/booking-words.ts'
import { changeMoney, moneyStales, viewMoney } from './payment.ts'

const record = { kind: 'monthlyStatement', id: 'id' } as const

/** A statement with its agent. */
const monthly = z.object({ ...monthShape, agent: monthAgent })

const changed = z.object({ id: z.uuid(), state: monthly.shape.state })

/** What a property does with the monthly statements of its agents. */
export const monthlyStatementCalls = {
  'booking/monthly/list': call({
    words: say('Bảng đối soát tháng', 'Monthly statements'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({
      text: field.text(say('Đại lý', 'Agent'), { max: 100, min: 0 }).default(''),
      ...monthFilter,
      ...field.page,
    }),
    /** The last month comes first. */
    output: z.array(monthly),
    refusals: [],
    list: true,
  }),
  'booking/monthly/detail': call({
    words: say('Một bảng đối soát tháng', 'A monthly statement'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ id: monthId }),
    output: monthly.extend({
      /** What of its agreed lines is still to be paid. */
      payable: z.int(),
      payments: z.array(z.object({ id: z.uuid(), ...monthPaymentShape, recordedBy: z.string() })),
    }),
    refusals: [],
  }),
  'booking/monthly/lines': call({
    words: say('Các dòng của bảng đối soát tháng', 'Lines of a monthly statement'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject(monthLinesAsked),
    /** What is disputed comes first, then in the order of check-out. */
    output: z.array(z.object({ ...monthLineShape, notes: z.array(z.object({ ...monthNoteShape, person: z.string() })) })),
    refusals: [],
    list: true,
  }),
  'booking/monthly/file': call({
    words: say('Tải bảng đối soát tháng', 'Download a monthly statement'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ id: monthId, ...monthFileAsked }),
    output: monthFile,
    dear: true,
    refusals: ['tooManyRows'],
    limits: { perMinute: 60, seconds: 60 },
  }),
  'booking/monthly/agree': call({
    words: say('Đồng ý các dòng đối soát', 'Agree to lines of a monthly statement'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject(monthAgreed),
    output: changed.extend({ count: z.int() }),
    refusals: ['monthChanged', 'monthLineMoved', 'monthNothingWaits'],
    diary: say('Đồng ý các dòng của bảng đối soát tháng {subject}', 'Agreed to lines of the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/monthly/dispute': call({
    words: say('Không đồng ý một dòng đối soát', 'Dispute a line of a monthly statement'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject(monthDisputed),
    output: changed,
    refusals: ['monthLineMoved'],
    diary: say('Không đồng ý một dòng của bảng đối soát tháng {subject}', 'Disputed a line of the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/monthly/answer': call({
    words: say('Trả lời đại lý về một dòng đối soát', 'Answer what the agent disputes'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({
      line: monthDisputed.line,
      answer: monthAnswer,
      allowed: named(say('Giảm trừ', 'Taken off'), z.int().min(0).max(100_000_000_000), {
        reads: 'money',
        hint: say('Bớt cho đại lý trên dòng này; 0 nếu giữ nguyên.', 'Taken off this line; 0 if it stays as it is.'),
      }),
    }),
    output: changed,
    refusals: ['monthLineMoved', 'monthNotOnCredit', 'monthAllowanceTooMuch'],
    diary: say('Trả lời đại lý về bảng đối soát tháng {subject}', 'Answered the agent about the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/monthly/settle': call({
    words: say('Ghi thanh toán cho bảng đối soát tháng', 'Record a payment for a monthly statement'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({
      id: monthId,
      amount: field.money(say('Số tiền', 'Amount')),
      paidOn: field.day(say('Ngày thanh toán', 'Payment date')),
      paymentMethod: field.choice(say('Phương thức', 'Method'), paymentMethods, paymentMethodWords),
      note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
      /** What the person saw as still to be paid: if somebody recorded a payment meanwhile, nothing is recorded. */
      payable: field.money(say('Còn phải trả', 'Still to be paid')),
    }),
    output: changed.extend({ bookings: z.int(), payable: z.int() }),
    refusals: ['monthChanged', 'monthNothingOwed', 'monthPaymentTooMuch', 'monthPaymentDay', 'methodNotSelected'],
    diary: say('Ghi thanh toán cho bảng đối soát tháng {subject}', 'Recorded a payment for the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'optional',
    stales: moneyStales,
  }),
}
