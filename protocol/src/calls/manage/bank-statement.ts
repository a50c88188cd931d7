import { matchReasons } from '@innkeeper/rules/bank-statement/match-line'
import { lineProblems } from '@innkeeper/rules/bank-statement/read-statement'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { bookingStateWords } from '#words/sale/booking-words.ts'
import { lineStandings, lineStandingWords } from '#words/sale/statement-words.ts'
import { changeMoney, moneyStales, viewMoney } from './payment.ts'
import { paymentBooking as code } from './payment-fields.ts'

const lineId = field.id(say('Dòng sao kê', 'Line of the statement'))
const amount = field.money(say('Số tiền', 'Amount'))
const paidOn = field.day(say('Ngày thanh toán', 'Payment date'))

/** How a line would pay a booking; `back` is what becomes a refund that is due. */
const lineMatch = z.object({
  code: z.string(),
  ofTickets: z.boolean(),
  guestName: z.string(),
  agent: nameShape.nullable(),
  state: z.enum(bookingStates),
  /** Of tickets: the day of the visit, and the last day on which they are valid. */
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  owed: z.int(),
  currency: z.enum(currencies),
  sure: z.boolean(),
  /** It cannot be booked there at all. */
  blocked: z.boolean(),
  reasons: z.array(z.enum(matchReasons)),
  back: z.int(),
})

/** A line of money that came in. */
const statementLine = z.object({
  id: z.uuid(),
  paidOn: z.iso.date(),
  amount: z.int(),
  content: z.string(),
  reference: z.string(),
  fileName: z.string(),
  line: z.int(),
  standing: z.enum(lineStandings),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** The transaction and the booking of a line that was recorded. */
  entryId: z.uuid().nullable(),
  code: z.string().nullable(),
  /** What is proposed for an open line; null where nothing is. */
  match: lineMatch.nullable(),
})

/** A file that was read. */
const statementFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  readAt: z.string(),
  readBy: z.string(),
  /** Lines that were new, those that an earlier file had, and those of money going out, which are left out. */
  lines: z.int(),
  known: z.int(),
  outgoing: z.int(),
  /** The lines that could not be read, each with the reason. */
  problems: z.array(z.object({ line: z.int(), reason: z.enum(lineProblems), text: z.string() })),
})

/** Two megabytes hold some ten thousand lines of CSV. */
const fileBytes = 2_097_152

/** The calls of bank statements: files come in, their lines are proposed to bookings, and a person confirms. */
export const bankStatementCalls = {
  'booking/payment/statement-lines': call({
    words: say('Dòng sao kê ngân hàng', 'Lines of bank statements'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({
      text: field.text(say('Nội dung, tham chiếu', 'Content, reference'), { max: 100, min: 0 }).default(''),
      standing: field.choice(say('Tình trạng', 'Standing'), lineStandings, lineStandingWords).default('open'),
      ...field.page,
    }),
    /** The last day comes first. */
    output: z.array(statementLine),
    refusals: [],
    list: true,
  }),
  'booking/payment/statement-files': call({
    words: say('Tệp sao kê đã tải lên', 'Statements that were uploaded'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject(field.page),
    /** The last file comes first. */
    output: z.array(statementFile),
    refusals: [],
    list: true,
  }),
  'booking/payment/statement-try': call({
    words: say('Thử khớp dòng sao kê với một mã', 'How a line would pay a booking'),
    kind: 'read',
    method: 'GET',
    access: viewMoney,
    input: z.strictObject({ id: lineId, code }),
    output: lineMatch,
    refusals: [],
  }),
  'booking/payment/statement-upload': call({
    words: say('Tải sao kê ngân hàng lên', 'Upload a bank statement'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    upload: {
      field: 'file',
      words: say('Tệp CSV hoặc Excel', 'CSV or Excel file'),
      maxBytes: fileBytes,
      accept: [
        'text/csv',
        '.csv',
        '.txt',
        '.xls',
        '.xlsx',
        'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    },
    input: z.strictObject({}),
    output: statementFile,
    refusals: [
      'statementUnreadable',
      'statementOldExcel',
      'statementTooLarge',
      'statementNoColumns',
      'statementEmpty',
      'statementDongOnly',
    ],
    diary: say('Tải sao kê ngân hàng {subject} lên', 'Uploaded the bank statement {subject}'),
    record: { kind: 'bankStatement', id: 'id' },
    tells: z.object({
      lines: named(say('Dòng mới', 'New lines'), z.int()),
      known: named(say('Dòng đã có', 'Lines known already'), z.int()),
      outgoing: named(say('Dòng tiền ra', 'Lines of money going out'), z.int()),
    }),
    stales: ['notification'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'booking/payment/statement-book': call({
    words: say('Ghi thu các dòng sao kê đã chọn', 'Record ticked lines of a statement'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({
      lines: named(
        say('Dòng đã chọn', 'Ticked lines'),
        z
          .array(
            z.strictObject({
              id: lineId,
              code,
              /** What would become a refund that is due, as the person saw it. */
              back: field.money(say('Phải hoàn', 'To be paid back'), { min: 0 }),
            }),
          )
          .min(1)
          .max(100),
      ),
    }),
    output: z.object({ count: z.int(), back: z.int() }),
    refusals: [
      'statementLineTaken',
      'statementOwedChanged',
      'statementOtherCurrency',
      'bookingOnCredit',
      'paymentDateOutOfRange',
      'ticketPaymentDateOutOfRange',
    ],
    diary: say('Ghi thu từ sao kê cho {subject}', 'Recorded a payment of a bank statement for {subject}'),
    record: { kind: 'transaction' },
    tells: z.object({
      amount,
      paidOn,
      state: field.choice(say('Trạng thái', 'Status'), bookingStates, bookingStateWords),
      paid: field.money(say('Đã trả', 'Paid'), { min: 0 }),
    }),
    idempotency: 'optional',
    stales: moneyStales,
  }),
  'booking/payment/statement-aside': call({
    words: say('Để riêng hoặc lấy lại dòng sao kê', 'Set lines of a statement aside, or take them back'),
    kind: 'change',
    method: 'POST',
    access: changeMoney,
    input: z.strictObject({
      ids: named(say('Dòng đã chọn', 'Ticked lines'), z.array(lineId).min(1).max(100)),
      aside: field.flag(say('Để riêng', 'Set aside')),
    }),
    output: z.object({ count: z.int() }),
    refusals: ['statementLineTaken'],
    diary: say('Để riêng hoặc lấy lại dòng sao kê: {subject}', 'Set aside or took back a line of a bank statement: {subject}'),
    record: { kind: 'bankStatement' },
    tells: z.object({ amount, paidOn, aside: field.flag(say('Để riêng', 'Set aside')) }),
    idempotency: 'optional',
    stales: [],
  }),
}
