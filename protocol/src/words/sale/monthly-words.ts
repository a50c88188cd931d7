import type { MonthReason } from '@innkeeper/rules/month-statement/draw-month'
import type { MonthLineState } from '@innkeeper/rules/month-statement/month-line-states'
import type { MonthState } from '@innkeeper/rules/month-statement/month-states'
import { say, type Saying } from '#say.ts'

/** The states of a monthly statement, in words. */
export const monthStateWords: Readonly<Record<MonthState, Saying>> = {
  open: say('Đang đối soát', 'Open'),
  agreed: say('Đã thống nhất', 'Agreed'),
  settled: say('Đã tất toán', 'Settled'),
}

/** The states of its lines, in words. */
export const monthLineStateWords: Readonly<Record<MonthLineState, Saying>> = {
  open: say('Chưa ai đồng ý', 'Nobody agreed yet'),
  propertyAgrees: say('Chờ đại lý', 'Waits for the agent'),
  agentAgrees: say('Chờ khách sạn', 'Waits for the property'),
  agentDisputes: say('Đại lý không đồng ý', 'Disputed by the agent'),
  propertyDisputes: say('Khách sạn không đồng ý', 'Disputed by the property'),
  agreed: say('Đã thống nhất', 'Agreed'),
}

/** Why a line stands in a month, in words; the usual reason, the day of check-out, needs none. */
export const monthReasonWords: Readonly<Record<MonthReason, Saying | null>> = {
  month: null,
  late: say('Của kỳ trước, nay mới tính', 'Of an earlier month, comes late'),
  changed: say('Thay đổi sau khi đã thống nhất', 'Changed after it was agreed'),
}

/** What is said about a line. */
export const monthNoteKinds = ['dispute', 'answer', 'changed'] as const

/** What was said about a line, in words: by whom, about how much. An agent has one voice, a property its people's. */
export const monthNoteWords = ({
  kind,
  byAgent,
}: {
  readonly kind: (typeof monthNoteKinds)[number]
  readonly byAgent: boolean
}): Saying => {
  if (kind === 'changed') return changedWords
  return (byAgent ? agentSays : propertySays)[kind]
}

const changedWords = say('{at}: số tiền đổi thành {amount}', '{at}: the amount became {amount}')
const agentSays = {
  dispute: say('{at}, đại lý không đồng ý {amount}: “{said}”', '{at}, the agent disputes {amount}: “{said}”'),
  answer: say('{at}, đại lý trả lời: “{said}”', '{at}, the agent answers: “{said}”'),
}
const propertySays = {
  dispute: say('{at}, {person} không đồng ý {amount}: “{said}”', '{at}, {person} disputes {amount}: “{said}”'),
  answer: say('{at}, {person} trả lời, còn {amount}: “{said}”', '{at}, {person} answers, {amount} stays: “{said}”'),
}

/** What the bell and a letter say: drawn up, disputed or answered by the agent, closed. */
export const monthNewsWords = {
  drawn: say('Bảng đối soát tháng {month}: {agents}', 'Monthly statements of {month}: {agents}'),
  disputed: say(
    '{agent} không đồng ý một dòng của bảng đối soát tháng {month}',
    '{agent} disputes a line of the monthly statement of {month}',
  ),
  answered: say('{agent} trả lời về bảng đối soát tháng {month}', '{agent} answered about the monthly statement of {month}'),
  agreed: say('Hai bên đã thống nhất bảng đối soát tháng {month} với {agent}', 'The monthly statement of {month} with {agent} is agreed'),
} as const satisfies Record<string, Saying>

/** What happened to a monthly statement. */
export type MonthNews = keyof typeof monthNewsWords

/** The letter about monthly statements. */
export const monthLetterWords = say(
  `{title}

{said}

Mở Innkeeper, mục Giao dịch thu chi, Đối soát tháng.
`,
  `{title}

{said}

Open Innkeeper, Transactions, Monthly statements.
`,
)
