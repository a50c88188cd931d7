import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { monthWords } from '#ui/booking/month-filter.tsx'
import { monthLook } from '#ui/booking/month-looks.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import styles from '../payments.module.css'

type Month = RowOf<'booking/monthly/list'>

/** The columns of the monthly statements: whose, which month, what waits for the property, how much, and how it stands. */
export const useMonthColumns = (): readonly Column<Month>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const money = (amount: number, of: Month) => <span className={styles['amount']}>{format.money(amount, of.currency)}</span>
    return [
      {
        key: 'agent',
        head: say('Đại lý', 'Agent'),
        phone: 'first',
        min: 180,
        cut: true,
        cell: ({ agent }) => <span title={t(agent.name)}>{t(agent.name)}</span>,
        second: ({ agent }) => <span>{agent.code}</span>,
      },
      { key: 'month', head: say('Tháng', 'Month'), phone: 'second', width: 130, cell: ({ month }) => t(monthWords(month)) },
      {
        key: 'lines',
        head: say('Số dòng', 'Lines'),
        right: true,
        rank: 3,
        width: 120,
        cell: ({ lines, disputed }) => (
          <>
            {format.number(lines)}
            {disputed > 0 && <SecondLine>{t(disputedWords, { count: disputed })}</SecondLine>}
          </>
        ),
      },
      {
        key: 'waiting',
        head: say('Chờ bạn', 'Waits for you'),
        right: true,
        phone: 'second',
        rank: 2,
        width: 130,
        cell: ({ waiting }) => (waiting === 0 ? '–' : format.count(waiting, lineNoun)),
      },
      { key: 'amount', head: say('Tổng', 'Total'), right: true, rank: 2, min: 128, cell: (row) => money(row.amount - row.allowed, row) },
      {
        key: 'left',
        head: say('Còn phải thu', 'Still to be paid'),
        right: true,
        phone: 'end',
        min: 128,
        cell: (row) => money(row.left, row),
      },
      {
        key: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 170,
        cell: ({ state }) => <Badge state={monthLook(state)} />,
      },
    ]
  }, [t, format])
}

const lineNoun = { vi: 'dòng', one: 'line', other: 'lines' }
const disputedWords = say('{count} chưa thống nhất', '{count} disputed')
