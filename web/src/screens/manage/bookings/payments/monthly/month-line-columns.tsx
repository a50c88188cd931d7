import { say } from '@innkeeper/protocol/say'
import { monthReasonWords } from '@innkeeper/protocol/words/sale/monthly-words'
import { useMemo } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { monthLineLook } from '#ui/booking/month-looks.ts'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { LineActs, type Open } from './month-line-acts.tsx'
import { LineNotes } from './line-notes.tsx'
import type { LineShown, MonthShown } from './month-shown.ts'
import styles from './monthly.module.css'

/** The columns of the lines: the booking, its days, what it costs and what is left, how it stands, what was said, what may be done. */
export const useLineColumns = ({ id, currency }: Pick<MonthShown, 'id' | 'currency'>, open: Open): readonly Column<LineShown>[] => {
  const t = useSay()
  const format = useFormat()
  const standing = useStandingColumns({ id, currency }, open)
  return useMemo(() => {
    const money = (amount: number) => <span className={styles['amount']}>{format.money(amount, currency)}</span>
    return [
      {
        key: 'guest',
        head: say('Khách', 'Guest'),
        phone: 'first',
        min: 170,
        cut: true,
        cell: ({ guestName }) => <span title={guestName}>{guestName}</span>,
        second: ({ code, ofTickets }) => <span>{ofTickets ? t(ticketsWords, { code }) : code}</span>,
      },
      {
        key: 'days',
        head: say('Ngày', 'Days'),
        phone: 'second',
        rank: 2,
        width: 160,
        cell: ({ checkIn, checkOut, reason }) => {
          const why = monthReasonWords[reason]
          return (
            <>
              {format.range(checkIn, checkOut)}
              {why !== null && <SecondLine>{t(why)}</SecondLine>}
            </>
          )
        },
      },
      {
        key: 'amount',
        head: say('Số tiền', 'Amount'),
        right: true,
        phone: 'end',
        min: 128,
        cell: ({ amount, allowed }) => (
          <>
            {money(amount - allowed)}
            {allowed > 0 && <SecondLine>{t(takenWords, { amount: format.money(allowed, currency) })}</SecondLine>}
          </>
        ),
      },
      {
        key: 'left',
        head: say('Còn phải thu', 'Still to be paid'),
        right: true,
        rank: 3,
        min: 128,
        cell: ({ left, carried }) => (carried ? t(carriedWords) : money(left)),
      },
      ...standing,
    ]
  }, [t, format, currency, standing])
}

/** How a line stands with what was said about it, and what may be done with it. */
const useStandingColumns = ({ id, currency }: Pick<MonthShown, 'id' | 'currency'>, open: Open): readonly Column<LineShown>[] =>
  useMemo(
    () => [
      {
        key: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'whole',
        rank: 1,
        min: 260,
        cell: (line) => (
          <div className={styles['standing']}>
            <Badge state={monthLineLook(line.state)} />
            <LineNotes notes={line.notes} currency={currency} />
          </div>
        ),
      },
      {
        key: 'acts',
        head: say('Việc', 'Acts'),
        right: true,
        phone: 'whole',
        rank: 1,
        width: 230,
        cell: (line) => <LineActs month={id} line={line} open={open} />,
      },
    ],
    [id, currency, open],
  )

const takenWords = say('giảm trừ {amount}', '{amount} taken off')
const carriedWords = say('ở tháng sau', 'in a later month')
const ticketsWords = say('Vé {code}', 'Tickets {code}')
