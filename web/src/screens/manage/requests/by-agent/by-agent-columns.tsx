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
    const counted = (key: Counted, head: Saying, rank: Rank): Column<OfAgent> => ({
      ...numberHead(key, head),
      rank,
      min: 110,
      phone: 'second',
      cell: (row) => format.number(row[key]),
      folded: (row) => (row[key] === 0 ? null : `${t(head)} ${format.number(row[key])}`),
    })
    /** An amount, with the number of requests that it is of. */
    const money = (amount: number, count: number, { currency }: OfAgent) => (
      <>
        <span className={styles['amount']}>{format.money(amount, currency)}</span>
        {count > 0 && <SecondLine>{format.count(count, requestNoun)}</SecondLine>}
      </>
    )
    return [
      {
        ...numberHead('requests', words.requests),
        min: 110,
        phone: 'second',
        cell: (row) => (
          <>
            {format.number(row.requests)}
            {row.open > 0 && <SecondLine>{t(openWords, { count: format.number(row.open) })}</SecondLine>}
          </>
        ),
      },
      counted('answered', words.answered, 3),
      {
        ...numberHead('offeredSum', offeredHead),
        min: 140,
        rank: 2,
        phone: 'second',
        cell: (row) => money(row.offeredSum, row.offered, row),
        folded: (row) => (row.offered === 0 ? null : `${t(offeredHead)} ${format.money(row.offeredSum, row.currency)}`),
      },
      { ...numberHead('wonSum', words.won), min: 140, phone: 'end', cell: (row) => money(row.wonSum, row.won, row) },
      {
        ...numberHead('wonShare', words.wonShare),
        min: 110,
        rank: 2,
        phone: 'second',
        cell: ({ wonShare }) => (wonShare === null ? '–' : format.percent(wonShare)),
        folded: ({ wonShare }) => (wonShare === null ? null : `${t(words.wonShare)} ${format.percent(wonShare)}`),
      },
      counted('lost', lostHead, 3),
      counted('withdrawn', withdrawnHead, 4),
      counted('passed', passedHead, 4),
    ]
  }, [t, format])
}

const numberHead = (key: string, head: Saying) => ({ key, head, sortBy: key, right: true }) as const

const openWords = say('{count} đang chờ', '{count} open')
const offeredHead = say('Đề nghị', 'Offered')
const lostHead = say('Không thành', 'Lost')
const withdrawnHead = say('Đã rút', 'Withdrawn')
const passedHead = say('Quá hạn', 'Passed')
const requestNoun = { vi: 'yêu cầu', one: 'request', other: 'requests' }
