import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatMonth, formatNumber, formatPercent } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { monthLineStateWords, monthReasonWords, monthStateWords } from '@innkeeper/protocol/words/sale/monthly-words'
import type { MonthPaper, PaperCell, PaperTable } from './month-paper.ts'
import { blank, columnsIn } from './paper-columns.ts'

/** What the paper of a property's month is made of. */
export type PropertyMonthToWrite = {
  readonly month: CallOutput<'supplier/booking/monthly-detail'>
  readonly lines: CallOutput<'supplier/booking/monthly-lines'>
  readonly language: Language
}

/** What stands in the platform's file of a property's month: its commission, agent by agent and line by line. */
export const platformPaperContent = (given: PropertyMonthToWrite): MonthPaper => {
  const { month, language } = given
  const words = (saying: Saying, values = {}) => speak(saying, language, values)
  return {
    language,
    currency: month.currency,
    title: words(title, { month: formatMonth(month.month) }),
    property: `${words(month.property.name)} (${month.property.code})`,
    facts: [
      { label: words(monthWords), value: formatMonth(month.month) },
      { label: words(stateWords), value: words(monthStateWords[month.state]) },
      { label: words(agentsWords), value: formatNumber(month.agents, language) },
      { label: words(agreedAgentsWords), value: formatNumber(month.agreedAgents, language) },
      { label: words(linesWords), value: formatNumber(month.lines, language) },
      { label: words(disputedWords), value: formatNumber(month.disputed, language) },
    ],
    sums: [
      { label: words(totalWords), amount: month.amount },
      { label: words(commissionWords), amount: month.commission },
      { label: words(agreedWords), amount: month.agreedCommission },
    ],
    tables: [agentsTable(given), linesTable(given)],
  }
}

const agentsTable = ({ month, language }: PropertyMonthToWrite): PaperTable => {
  const { text, long, money } = columnsIn(language)
  return {
    name: speak(agentsName, language),
    columns: [
      long(agentWords),
      text(codeWords),
      text(stateWords),
      text(linesWords),
      ...[totalWords, commissionWords, agreedWords].map(money),
    ],
    rows: month.statements.map(({ agent, state, lines, amount, commission, agreedCommission }) => [
      speak(agent.name, language),
      agent.code,
      speak(monthStateWords[state], language),
      formatNumber(lines, language),
      amount,
      commission,
      agreedCommission,
    ]),
    sums: [speak(sumWords, language), null, null, null, month.amount, month.commission, month.agreedCommission],
  }
}

const linesTable = ({ month, lines, language }: PropertyMonthToWrite): PaperTable => {
  const { text, long, day, money } = columnsIn(language)
  const allowed = lines.reduce((sum, line) => sum + line.allowed, 0)
  return {
    name: speak(linesName, language),
    columns: [
      text(codeWords),
      long(guestWords),
      day(fromWords),
      day(toWords),
      long(agentWords),
      text(stateWords),
      text(reasonWords),
      money(allowedWords),
      money(totalWords),
      text(rateWords),
      money(commissionWords),
    ],
    rows: lines.map((line) => lineCells(line, language)),
    sums: [speak(sumWords, language), ...blank(6), allowed, month.amount, null, month.commission],
  }
}

const lineCells = (line: PropertyMonthToWrite['lines'][number], language: Language): PaperCell[] => [
  line.code,
  line.guestName,
  line.checkIn,
  line.checkOut,
  speak(line.agent.name, language),
  speak(monthLineStateWords[line.state], language),
  speak(monthReasonWords[line.reason] ?? nothing, language),
  line.allowed,
  line.amount - line.allowed,
  line.commission === null ? '' : formatPercent(line.commission.basisPoints, language),
  line.commission?.amount ?? 0,
]

const nothing: Saying = { vi: '', en: '' }
const title = say('Đối soát tháng {month}', 'Monthly statement of {month}')
const monthWords = say('Tháng', 'Month')
const stateWords = say('Trạng thái', 'Status')
const agentsWords = say('Số đại lý', 'Agents')
const agreedAgentsWords = say('Đại lý đã đồng ý', 'Agents that agreed')
const linesWords = say('Số dòng', 'Lines')
const disputedWords = say('Chưa thống nhất', 'Disputed')
const totalWords = say('Tổng', 'Total')
const commissionWords = say('Hoa hồng', 'Commission')
const agreedWords = say('Hoa hồng đã thống nhất', 'Agreed commission')
const agentsName = say('Theo đại lý', 'By agent')
const linesName = say('Các dòng', 'Lines')
const agentWords = say('Đại lý', 'Agent')
const codeWords = say('Mã', 'Code')
const guestWords = say('Khách', 'Guest')
const fromWords = say('Từ', 'From')
const toWords = say('Đến', 'To')
const reasonWords = say('Vì sao', 'Why')
const allowedWords = say('Giảm trừ', 'Taken off')
const rateWords = say('Tỉ lệ', 'Rate')
const sumWords = say('Tổng cộng', 'Total')
