import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { monthWords } from '#ui/booking/month-filter.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { propertyMonthLook, type AgentMonth, type PropertyMonth } from './platform-month-shown.ts'
import styles from './platform-months.module.css'

/** The columns of the months of all properties: whose, which month, how far its agents are, how much, and what it brings. */
export const usePlatformMonthColumns = (): readonly Column<PropertyMonth>[] => {
  const t = useSay()
  const sums = useSumColumns<PropertyMonth>()
  return useMemo(
    () => [
      {
        key: 'property',
        head: say('Chỗ nghỉ', 'Property'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: ({ property }) => <span title={t(property.name)}>{t(property.name)}</span>,
        second: ({ property }) => <span>{property.code}</span>,
      },
      { key: 'month', head: say('Tháng', 'Month'), phone: 'second', width: 130, cell: ({ month }) => t(monthWords(month)) },
      {
        key: 'agents',
        head: say('Đại lý đã đồng ý', 'Agents that agreed'),
        right: true,
        rank: 3,
        width: 170,
        cell: ({ agents, agreedAgents }) => t(ofAgents, { agreed: agreedAgents, agents }),
      },
      ...sums,
    ],
    [t, sums],
  )
}

/** The columns of the statements of a month: of which agent, and the same sums. */
export const useAgentMonthColumns = (currency: PropertyMonth['currency']): readonly Column<AgentMonth>[] => {
  const t = useSay()
  const sums = useSumColumns<AgentMonth>(currency)
  return useMemo(
    () => [
      {
        key: 'agent',
        head: say('Đại lý', 'Agent'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: ({ agent }) => <span title={t(agent.name)}>{t(agent.name)}</span>,
        second: ({ agent }) => <span>{agent.code}</span>,
      },
      ...sums,
    ],
    [t, sums],
  )
}

type Currency = PropertyMonth['currency']

type Summed = Pick<PropertyMonth, 'state' | 'lines' | 'disputed' | 'amount' | 'commission' | 'agreedCommission'> & {
  readonly currency?: Currency
}

/** What a month and a statement both add up to, and how they stand; the statements of a month have its currency. */
const useSumColumns = <R extends Summed>(ofAll: Currency = 'VND'): readonly Column<R>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const money = (amount: number, { currency = ofAll }: Summed) => (
      <span className={styles['amount']}>{format.money(amount, currency)}</span>
    )
    return [
      {
        key: 'lines',
        head: say('Số dòng', 'Lines'),
        right: true,
        rank: 3,
        width: 140,
        cell: ({ lines, disputed }) => (
          <>
            {format.number(lines)}
            {disputed > 0 && <SecondLine>{t(disputedWords, { count: disputed })}</SecondLine>}
          </>
        ),
      },
      { key: 'amount', head: say('Tổng', 'Total'), right: true, rank: 2, min: 128, cell: (row) => money(row.amount, row) },
      {
        key: 'commission',
        head: say('Hoa hồng', 'Commission'),
        right: true,
        phone: 'end',
        min: 128,
        cell: (row) => money(row.commission, row),
      },
      {
        key: 'agreedCommission',
        head: say('Hoa hồng đã thống nhất', 'Agreed commission'),
        right: true,
        rank: 3,
        min: 128,
        cell: (row) => money(row.agreedCommission, row),
      },
      {
        key: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 170,
        cell: ({ state }) => <Badge state={propertyMonthLook(state)} />,
      },
    ]
  }, [t, format, ofAll])
}

const ofAgents = say('{agreed}/{agents}', '{agreed} of {agents}')
const disputedWords = say('{count} chưa thống nhất', '{count} disputed')
