import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { creditLook, levelWords, type LinkedAgent, type UnlinkedAgent } from './agent-words.ts'

/** The columns that both lists begin with: who, of which kind and level. */
const useFirstColumns = (): readonly Column<LinkedAgent>[] => {
  const t = useSay()
  return useMemo(
    () => [
      {
        key: 'name',
        head: say('Đại lý', 'Agent'),
        phone: 'first',
        sortBy: 'name',
        cut: true,
        cell: (row) => <span title={t(row.name)}>{t(row.name)}</span>,
        second: (row) => `${row.code} · ${t(travelAgentKindWords[row.kind])}`,
      },
      { key: 'level', head: say('Cấp', 'Level'), sortBy: 'level', width: 88, cell: (row) => t(levelWords(row.level)) },
    ],
    [t],
  )
}

/** What an agent booked in twelve months, and when it booked last. */
const useTradeColumns = (): readonly Column<LinkedAgent>[] => {
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'bookings',
        head: say('Đặt phòng 12 tháng', 'Bookings, 12 months'),
        right: true,
        sortBy: 'bookings',
        phone: 'hidden',
        width: 168,
        cell: (row) => format.number(row.bookings),
      },
      {
        key: 'revenue',
        head: say('Doanh thu 12 tháng', 'Revenue, 12 months'),
        right: true,
        sortBy: 'revenue',
        rank: 1,
        width: 160,
        cell: (row) => format.money(row.revenue, row.currency),
      },
      {
        key: 'last',
        head: say('Đặt gần nhất', 'Last booking'),
        sortBy: 'lastBooking',
        phone: 'hidden',
        labelled: true,
        width: 124,
        cell: (row) => (row.lastBooking === null ? '–' : format.dateOf(row.lastBooking)),
      },
    ],
    [format],
  )
}

/** The columns of the linked agents. */
export const useLinkedColumns = (): readonly Column<LinkedAgent>[] => {
  const format = useFormat()
  const first = useFirstColumns()
  const trade = useTradeColumns()
  return useMemo(
    () => [
      ...first,
      {
        key: 'since',
        head: say('Liên kết từ', 'Linked since'),
        sortBy: 'linkedAt',
        phone: 'hidden',
        labelled: true,
        rank: 4,
        width: 116,
        cell: (row) => format.dateOf(row.linkedAt),
      },
      ...trade,
      {
        key: 'credit',
        head: say('Công nợ', 'Credit'),
        sortBy: 'credit',
        phone: 'end',
        min: 236,
        cell: (row) => <CreditCell row={row} />,
      },
    ],
    [first, trade, format],
  )
}

/** The columns of those that are not linked any more. */
export const useUnlinkedColumns = (): readonly Column<UnlinkedAgent>[] => {
  const t = useSay()
  const format = useFormat()
  const first = useFirstColumns()
  const trade = useTradeColumns()
  return useMemo<readonly Column<UnlinkedAgent>[]>(
    () => [
      ...first,
      {
        key: 'until',
        head: say('Ngừng từ', 'Unlinked since'),
        phone: 'end',
        width: 150,
        cell: (row) => (
          <>
            {row.unlinkedAt === null ? '–' : format.dateOf(row.unlinkedAt)}
            <SecondLine>{row.unlinkedBy}</SecondLine>
          </>
        ),
      },
      { key: 'reason', head: say('Lý do', 'Reason'), cut: true, cell: (row) => (row.stopped ? t(byPlatform) : row.reason) },
      ...trade,
    ],
    [first, trade, format, t],
  )
}

const CreditCell = ({ row }: { row: LinkedAgent }) => {
  const t = useSay()
  const format = useFormat()
  const { debtLimit, debtUsed, currency } = row
  return (
    <>
      <Badge state={creditLook(row)} />
      {debtLimit !== null && (
        <SecondLine>{t(usedOf, { used: format.money(debtUsed, currency), limit: format.money(debtLimit, currency) })}</SecondLine>
      )}
    </>
  )
}

const usedOf = say('{used} / {limit}', '{used} / {limit}')
const byPlatform = say('Nền tảng đã ngừng đại lý này', 'The platform has stopped this agent')
