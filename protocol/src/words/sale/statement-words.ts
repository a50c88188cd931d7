import type { MatchReason } from '@innkeeper/rules/bank-statement/match-line'
import type { LineProblem } from '@innkeeper/rules/bank-statement/read-statement'
import { say, type Saying } from '#say.ts'

/** The standings of a line of a bank statement: nobody has dealt with it, it is in the ledger, or it is no booking's money. */
export const lineStandings = ['open', 'booked', 'aside'] as const

/** A standing of a line. */
export type LineStanding = (typeof lineStandings)[number]

/** The standings of a line, in words. */
export const lineStandingWords: Readonly<Record<LineStanding, Saying>> = {
  open: say('Chưa khớp', 'To match'),
  booked: say('Đã ghi thu', 'Recorded'),
  aside: say('Để riêng', 'Set aside'),
}

/** Why a line of a file cannot be read. */
export const lineProblemWords: Readonly<Record<LineProblem, Saying>> = {
  dayUnreadable: say(
    'Không đọc được ngày “{text}”: cần dạng ngày/tháng/năm.',
    'The day “{text}” cannot be read: it must be day/month/year.',
  ),
  dayInFuture: say('Ngày “{text}” chưa tới.', 'The day “{text}” has not come yet.'),
  amountUnreadable: say('Không đọc được số tiền “{text}”.', 'The amount “{text}” cannot be read.'),
  amountTooLarge: say('Số tiền “{text}” quá lớn.', 'The amount “{text}” is too large.'),
  amountMissing: say('Không có số tiền: “{text}”.', 'There is no amount: “{text}”.'),
  directionUnknown: say('Không rõ tiền vào hay ra: “{text}”.', 'It is not clear whether the money came in or went out: “{text}”.'),
}

/** Why a proposal is doubtful, or cannot be taken. */
export const matchReasonWords: Readonly<Record<MatchReason, Saying>> = {
  noCode: say('Nội dung không có mã; chỉ số tiền trùng.', 'The content has no booking code; only the amount is the same.'),
  severalCodes: say('Nội dung có nhiều mã.', 'The content has several booking codes.'),
  severalBookings: say('Nhiều đặt phòng hoặc đặt vé nợ đúng số này.', 'Several bookings owe exactly this amount.'),
  partOfOwed: say('Ít hơn số còn nợ, và không phải đợt trả đã hẹn.', 'Less than is owed, and no payment that was agreed.'),
  moreThanOwed: say('Nhiều hơn số còn nợ: phần dư thành khoản phải hoàn.', 'More than is owed: the rest becomes a refund that is due.'),
  nothingOwed: say('Đã trả đủ: cả khoản thành khoản phải hoàn.', 'The booking is paid in full: all of it becomes a refund that is due.'),
  ended: say(
    'Đã huỷ: phần ngoài phí huỷ thành khoản phải hoàn.',
    'The booking has ended: what is beyond its fee becomes a refund that is due.',
  ),
  recordedByHand: say(
    'Nhân viên đã ghi một khoản thu bằng số này, gần ngày này.',
    'Staff recorded a payment of this amount near this day.',
  ),
  onCredit: say('Tính vào công nợ: thu theo bảng đối soát.', 'The booking is on the agent’s credit: it is paid by the agent’s statement.'),
  beforeBooking: say('Tiền vào trước ngày đặt.', 'The money came before the booking was made.'),
  afterCheckOut: say('Tiền vào sau ngày trả phòng.', 'The money came after check-out.'),
  otherCurrency: say('Không tính bằng đồng.', 'The booking is not priced in dong.'),
}

/** Why a proposal of tickets is doubtful, or cannot be taken. */
export const ticketMatchReasonWords: Readonly<Record<MatchReason, Saying>> = {
  ...matchReasonWords,
  afterCheckOut: say('Tiền vào sau ngày cuối của vé.', 'The money came after the last day of the tickets.'),
}

/** The columns that a statement needs, as a refusal names them. */
export const neededColumnWords = {
  day: say('ngày giao dịch', 'transaction date'),
  amount: say('số tiền (ghi có)', 'amount (credit)'),
  content: say('nội dung', 'description'),
} as const

/** What the bell and a letter say of a new statement. */
export const statementNoticeWords = say(
  'Sao kê {name}: {lines} dòng tiền vào chờ khớp',
  'Statement {name}: incoming lines to match: {lines}',
)

/** The letter about a new statement. */
export const statementLetterWords = say(
  `{title}

Người tải lên: {person}

Mở Innkeeper, mục Giao dịch thu chi, Sao kê ngân hàng.
`,
  `{title}

Uploaded by: {person}

Open Innkeeper, Transactions, Bank statements.
`,
)
