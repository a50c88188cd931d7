import { currencies } from '@innkeeper/rules/money/currency'
import { say } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { useRead, type Read } from '#kit/calls/use-read.ts'
import { ask } from '#kit/calls/ask.ts'
import { useSession } from '#kit/session/session-context.ts'
import { MonthFiles } from '#ui/booking/month-files.tsx'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { usePart } from '#kit/page/use-part.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { paths } from '#paths.ts'
import { monthWords } from '#ui/booking/month-filter.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { TableList } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Summary, SummaryItem } from '#ui/page/summary.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { useAgentMonthColumns } from './platform-month-columns.tsx'
import { PlatformMonthLines } from './platform-month-lines.tsx'
import { platformMonthlyTitle, propertyMonthLook, type PropertyMonthShown } from './platform-month-shown.ts'
import styles from './platform-months.module.css'

/** A month of a property: what it brings the platform, agent by agent and line by line. */
export const PlatformMonthScreen = () => {
  useTitle(platformMonthlyTitle)
  const t = useSay()
  const { property: own } = useSession()
  const place = useMonthPlace()
  const read = useRead('supplier/booking/monthly-detail', place)
  const list = { words: platformMonthlyTitle, to: paths.adminMonths() }
  if (read.data === undefined) return <RecordLoading title={platformMonthlyTitle} list={list} what={what} read={read} />
  const { property, month, state } = read.data
  return (
    <Page>
      <PageHead
        title={say('{property}, {month}', '{property}, {month}')}
        values={{ property: t(property.name), month: t(monthWords(month)) }}
        badge={<Badge state={propertyMonthLook(state)} />}
        crumbs={[list, { words: monthWords(month) }]}
        acts={
          <>
            <Link to={paths.adminHotel(property.id)}>{`${t(property.name)} (${property.code})`}</Link>
            <MonthFiles read={(asked) => ask('supplier/booking/monthly-file', { ...place, ...asked }, { property: own })} />
          </>
        }
      />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      <Sums month={read.data} />
      <Agents month={read.data} read={read} />
      <h2 className={styles['title']}>{t(linesWords)}</h2>
      <PlatformMonthLines place={place} />
    </Page>
  )
}

/** Which month of which property the address names, and in which currency. */
const useMonthPlace = () => ({
  hotelId: usePart('hotelId'),
  month: usePart('month'),
  currency: z.enum(currencies).catch('VND').parse(usePart('currency')),
})

const Sums = ({ month }: { month: PropertyMonthShown }) => {
  const t = useSay()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, month.currency)
  return (
    <Summary words={sumsWords}>
      <SummaryItem words={commissionWords} more={t(agreedWords, { amount: money(month.agreedCommission) })}>
        {money(month.commission)}
      </SummaryItem>
      <SummaryItem words={totalWords}>{money(month.amount)}</SummaryItem>
      <SummaryItem words={agentsWords} more={t(agreedAgentsWords, { count: month.agreedAgents })}>
        {format.number(month.agents)}
      </SummaryItem>
      <SummaryItem words={linesWords} more={t(disputedWords, { count: month.disputed })}>
        {format.number(month.lines)}
      </SummaryItem>
    </Summary>
  )
}

type AgentsProps = { month: PropertyMonthShown; read: Pick<Read<unknown>, 'again' | 'readAt'> }

const Agents = ({ month: { statements, currency }, read: { again, readAt } }: AgentsProps) => {
  const t = useSay()
  const columns = useAgentMonthColumns(currency)
  const list = {
    rows: statements,
    loading: false,
    old: false,
    error: null,
    readAt,
    again,
    filtered: false,
    clear: () => undefined,
    size: 1,
  }
  return (
    <section className={styles['agents']}>
      <h2>{t(agentsTitle)}</h2>
      <TableList what={agentsWhat} list={list} columns={columns} keyOf={({ id }) => id} empty={noAgents} />
    </section>
  )
}

const what = say('đối soát tháng của chỗ nghỉ', 'the monthly statement of the property')
const sumsWords = say('Tổng của tháng', 'What the month adds up to')
const commissionWords = say('Hoa hồng', 'Commission')
const agreedWords = say('trong đó đã thống nhất {amount}', '{amount} of it agreed')
const totalWords = say('Tổng', 'Total')
const agentsWords = say('Đại lý', 'Agents')
const agreedAgentsWords = say('{count} đã thống nhất', '{count} agreed')
const linesWords = say('Các dòng', 'Lines')
const disputedWords = say('{count} chưa thống nhất', '{count} disputed')
const agentsTitle = say('Theo đại lý', 'By agent')
const agentsWhat = say('các đại lý của tháng', 'the agents of the month')
const noAgents = say('Tháng này không có đại lý nào.', 'The month has no agent.')
