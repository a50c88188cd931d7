import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { monthWords } from '#ui/booking/month-filter.tsx'
import { monthLook } from '#ui/booking/month-looks.ts'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { MonthActs } from './month-acts.tsx'
import { MonthLines } from './month-lines.tsx'
import { MonthPayments } from './month-payments.tsx'
import { monthlyTitle, type MonthShown } from './month-shown.ts'

/** One monthly statement: what it adds up to, its lines with what was said about them, and what was paid for it. */
export const MonthlyScreen = () => {
  useTitle(monthlyTitle)
  const t = useSay()
  const { property } = useSession()
  const id = usePart('id')
  const read = useRead('booking/monthly/detail', { id })
  const list = { words: monthlyTitle, to: paths.monthlyStatements(property) }
  if (read.data === undefined) return <RecordLoading title={monthlyTitle} list={list} what={what} read={read} />
  const { agent, month, state } = read.data
  return (
    <Page>
      <PageHead
        title={say('{agent}, {month}', '{agent}, {month}')}
        values={{ agent: t(agent.name), month: t(monthWords(month)) }}
        badge={<Badge state={monthLook(state)} />}
        crumbs={[list, { words: monthWords(month) }]}
        acts={<MonthActs month={read.data} />}
      />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      <Sums month={read.data} />
      <MonthLines month={read.data} />
      <MonthPayments month={read.data} />
    </Page>
  )
}

const Sums = ({ month }: { month: MonthShown }) => {
  const t = useSay()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, month.currency)
  const taken = month.allowed > 0 ? t(takenWords, { amount: money(month.allowed) }) : undefined
  return (
    <Summary words={sumsWords}>
      <SummaryItem words={totalWords} {...(taken === undefined ? {} : { more: taken })}>
        {money(month.amount - month.allowed)}
      </SummaryItem>
      <SummaryItem words={paidWords}>{money(month.paid)}</SummaryItem>
      <SummaryItem words={leftWords} more={t(payableWords, { amount: money(month.payable) })}>
        {money(month.left)}
      </SummaryItem>
      <SummaryItem words={linesWords} more={t(standWords, { waiting: month.waiting, disputed: month.disputed })}>
        {format.number(month.lines)}
      </SummaryItem>
    </Summary>
  )
}

const what = say('bảng đối soát', 'the monthly statement')
const sumsWords = say('Tổng của bảng đối soát', 'What the statement adds up to')
const totalWords = say('Tổng', 'Total')
const takenWords = say('đã giảm trừ {amount}', '{amount} taken off')
const paidWords = say('Đã trả', 'Paid')
const leftWords = say('Còn phải thu', 'Still to be paid')
const payableWords = say('trong đó đã thống nhất {amount}', '{amount} of it agreed')
const linesWords = say('Số dòng', 'Lines')
const standWords = say('{waiting} chờ bạn, {disputed} chưa thống nhất', '{waiting} wait for you, {disputed} disputed')
