import { say, type Saying } from '@innkeeper/protocol/say'
import { requestTallyWords as words } from '@innkeeper/protocol/words/sale/request-words'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { Rank } from '#ui/lists/column.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import styles from '../requests.module.css'

type OfAgent = RowOf<'request-booking/by-agent'>
type Counted = 'answered' | 'lost' | 'withdrawn' | 'passed'

/** The columns of the agents: how many requests, what was offered, what was booked, and how the others ended. */
export const useByAgentColumns = (): readonly Column<OfAgent>[] => {
  const t = useSay()
  const sums = useSumColumns()
  return useMemo(
    () => [
      {
        key: 'agent',
        head: say('Đại lý', 'Agent'),
        phone: 'first',
        min: 170,
        cut: true,
        sortBy: 'agent',
        cell: ({ agent }) => <span title={t(agent.name)}>{t(agent.name)}</span>,
        second: ({ agent }) => <span>{agent.code}</span>,
      },
      ...sums,
    ],
    [t, sums],
  )
}

const useSumColumns = (): readonly Column<OfAgent>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const counted = (key: Counted, rank: Rank): Column<OfAgent> => ({
      ...numberHead(key, words[key]),
      rank,
      phone: 'second',
      cell: (row) => format.number(row[key]),
    })
    const money = (amount: number, row: OfAgent) => <span className={styles['amount']}>{format.money(amount, row.currency)}</span>
    return [
      {
        ...numberHead('requests', words.requests),
        phone: 'second',
        cell: (row) => (
          <>
            {format.number(row.requests)}
            {row.open > 0 && <SecondLine>{t(openWords, { count: format.number(row.open) })}</SecondLine>}
          </>
        ),
      },
      counted('answered', 3),
      { ...numberHead('offered', words.offered), rank: 2, phone: 'second', cell: (row) => format.number(row.offered) },
      { ...numberHead('offeredSum', words.offeredSum), rank: 2, min: 128, phone: 'second', cell: (row) => money(row.offeredSum, row) },
      { ...numberHead('won', words.won), phone: 'second', cell: (row) => format.number(row.won) },
      { ...numberHead('wonSum', words.wonSum), min: 128, phone: 'end', cell: (row) => money(row.wonSum, row) },
      {
        ...numberHead('wonShare', words.wonShare),
        rank: 2,
        phone: 'second',
        cell: ({ wonShare }) => (wonShare === null ? '–' : format.percent(wonShare)),
      },
      counted('lost', 3),
      counted('withdrawn', 4),
      counted('passed', 4),
    ]
  }, [t, format])
}

const numberHead = (key: string, head: Saying) => ({ key, head, sortBy: key, right: true, min: 96 }) as const

const openWords = say('{count} đang chờ', '{count} open')
