import { say, type Saying } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { Fragment, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge } from '#ui/page/badge.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import { creditLook, levelWords, type LinkedAgent } from './agent-words.ts'

type Fact = { readonly words: Saying; readonly value: ReactNode }

/** What the property knows of an agent. */
export const AgentFacts = ({ agent, more = [] }: { agent: LinkedAgent; more?: readonly Fact[] }) => {
  const t = useSay()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, agent.currency)
  const { debtLimit, debtUsed } = agent
  const facts: readonly Fact[] = [
    { words: say('Mã', 'Code'), value: agent.code },
    { words: say('Loại', 'Kind'), value: t(travelAgentKindWords[agent.kind]) },
    { words: say('Cấp', 'Level'), value: t(levelWords(agent.level)) },
    { words: say('Email', 'Email'), value: agent.email },
    { words: say('Điện thoại', 'Phone'), value: agent.phone },
    { words: say('Liên kết từ', 'Linked since'), value: format.moment(agent.linkedAt, { year: true }) },
    { words: say('Công nợ', 'Credit'), value: <Badge state={creditLook(agent)} /> },
    ...(debtLimit === null
      ? []
      : [
          { words: say('Hạn mức công nợ', 'Credit limit'), value: money(debtLimit) },
          { words: say('Đã dùng', 'Used'), value: money(debtUsed) },
          { words: say('Còn lại', 'Left'), value: money(Math.max(0, debtLimit - debtUsed)) },
        ]),
    { words: say('Đặt phòng 12 tháng', 'Bookings, 12 months'), value: format.number(agent.bookings) },
    { words: say('Doanh thu 12 tháng', 'Revenue, 12 months'), value: money(agent.revenue) },
    {
      words: say('Đặt gần nhất', 'Last booking'),
      value: agent.lastBooking === null ? '' : format.moment(agent.lastBooking, { year: true }),
    },
    ...more,
  ]
  return (
    <FactList>
      {facts.map(({ words, value }) => (
        <Fragment key={words.en}>
          <dt>{t(words)}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </Fragment>
      ))}
    </FactList>
  )
}
