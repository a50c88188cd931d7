import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatMoment, formatMonth, formatNumber } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { monthLineStateWords, monthNoteWords, monthReasonWords, monthStateWords } from '@innkeeper/protocol/words/sale/monthly-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { MonthPaper, PaperCell, PaperTable } from './month-paper.ts'
import { blank, columnsIn } from './paper-columns.ts'

type Payment = CallOutput<'distribution/monthly-statement'>['payments'][number]
type Statement = Omit<CallOutput<'distribution/monthly-statement'>, 'payments' | 'waiting' | 'waitingAmount'>
type AgentLine = CallOutput<'distribution/monthly-lines'>[number]
type Line = Omit<AgentLine, 'notes'> & { readonly notes: readonly (AgentLine['notes'][number] & { readonly person?: string })[] }

/** What a statement's paper is made of. The agent does not read which person of the property said something. */
export type MonthToWrite = {
  readonly month: Statement
  readonly agent: { readonly code: string; readonly name: Saying }
  readonly lines: readonly Line[]
  readonly payments: readonly Payment[]
  readonly timeZone: string
  readonly language: Language
}

/** What stands in the file of an agent's statement, as its screen and its calls say it. */
export const monthPaperContent = (given: MonthToWrite): MonthPaper => {
  const { month, agent, language } = given
  const words = (saying: Saying, values = {}) => speak(saying, language, values)
  const { currency, amount, allowed, paid, left, property } = month
  return {
    language,
    currency,
    title: words(title, { month: formatMonth(month.month), agent: words(agent.name) }),
    property: `${words(property.name)} (${property.code})`,
    facts: [
      { label: words(agentWords), value: `${words(agent.name)} (${agent.code})` },
      { label: words(monthWords), value: formatMonth(month.month) },
      { label: words(stateWords), value: words(monthStateWords[month.state]) },
      { label: words(linesWords), value: formatNumber(month.lines, language) },
      { label: words(disputedWords), value: formatNumber(month.disputed, language) },
      { label: words(drawnWords), value: formatMoment(month.drawnAt, { timeZone: given.timeZone, year: true }) },
    ],
    sums: [
      { label: words(costWords), amount },
      { label: words(allowedWords), amount: allowed },
      { label: words(totalWords), amount: amount - allowed },
      { label: words(paidWords), amount: paid },
      { label: words(leftWords), amount: left },
    ],
    tables: [linesTable(given), paymentsTable(given)],
  }
}

const linesTable = (given: MonthToWrite): PaperTable => {
  const { month, lines, language } = given
  const { text, long, day, money } = columnsIn(language)
  return {
    name: speak(linesName, language),
    columns: [
      text(codeWords),
      long(guestWords),
      day(fromWords),
      day(toWords),
      text(stateWords),
      long(saidWords),
      ...[costWords, allowedWords, totalWords, paidWords, leftWords].map(money),
    ],
    rows: lines.map((line) => lineCells(line, given)),
    sums: [speak(sumWords, language), ...blank(5), month.amount, month.allowed, month.amount - month.allowed, month.paid, month.left],
  }
}

const lineCells = (line: Line, given: MonthToWrite): PaperCell[] => [
  line.code,
  line.guestName,
  line.checkIn,
  line.checkOut,
  speak(monthLineStateWords[line.state], given.language),
  saidOf(line, given),
  line.amount,
  line.allowed,
  line.amount - line.allowed,
  line.paid,
  line.carried ? speak(carriedWords, given.language) : line.left,
]

/** Why a line stands in the month, where that needs a word, and what was said about it. */
const saidOf = ({ reason, notes }: Line, { month, language, timeZone }: MonthToWrite): string => {
  const why = monthReasonWords[reason]
  const said = notes.map((note) =>
    speak(monthNoteWords(note), language, {
      at: formatMoment(note.at, { timeZone }),
      person: note.person ?? speak(month.property.name, language),
      amount: formatMoney(note.amount, month.currency, language),
      said: note.note,
    }),
  )
  return [...(why === null ? [] : [speak(why, language)]), ...said].join('. ')
}

const paymentsTable = ({ payments, language }: MonthToWrite): PaperTable => {
  const { text, long, day, money } = columnsIn(language)
  const words = (saying: Saying) => speak(saying, language)
  return {
    name: words(paymentsName),
    columns: [text(methodWords), day(paidOnWords), text(bookingsWords), long(noteWords), money(amountWords)],
    rows: payments.map(({ paidOn, paymentMethod, bookings, note, amount }) => [
      words(paymentMethodWords[paymentMethod]),
      paidOn,
      formatNumber(bookings, language),
      note,
      amount,
    ]),
    sums: [words(sumWords), null, null, null, payments.reduce((sum, { amount }) => sum + amount, 0)],
  }
}

const title = say('Bảng đối soát tháng {month}, {agent}', 'Monthly statement of {month}, {agent}')
const agentWords = say('Đại lý', 'Agent')
const monthWords = say('Tháng', 'Month')
const stateWords = say('Trạng thái', 'Status')
const linesWords = say('Số dòng', 'Lines')
const disputedWords = say('Chưa thống nhất', 'Disputed')
const drawnWords = say('Lập lúc', 'Drawn up')
const costWords = say('Tiền đặt', 'Cost')
const allowedWords = say('Giảm trừ', 'Taken off')
const totalWords = say('Tổng', 'Total')
const paidWords = say('Đã trả', 'Paid')
const leftWords = say('Còn phải trả', 'Still to be paid')
const linesName = say('Các dòng', 'Lines')
const codeWords = say('Mã', 'Code')
const guestWords = say('Khách', 'Guest')
const fromWords = say('Từ', 'From')
const toWords = say('Đến', 'To')
const saidWords = say('Trao đổi', 'What was said')
const carriedWords = say('ở tháng sau', 'in a later month')
const sumWords = say('Tổng cộng', 'Total')
const paymentsName = say('Thanh toán', 'Payments')
const paidOnWords = say('Ngày thanh toán', 'Payment date')
const methodWords = say('Phương thức', 'Method')
const bookingsWords = say('Đặt phòng', 'Bookings')
const noteWords = say('Ghi chú', 'Note')
const amountWords = say('Số tiền', 'Amount')
