import { say } from '@innkeeper/protocol/say'
import { monthReasonWords } from '@innkeeper/protocol/words/sale/monthly-words'
import { monthLineMove } from '@innkeeper/rules/month-statement/month-line-states'
import { useMemo } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { monthLineLook } from '#ui/booking/month-looks.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { useLack } from '#kit/session/rights.ts'
import { LineNotes } from './line-notes.tsx'
import type { LineShown, MonthShown } from './month-shown.ts'
import styles from './monthly.module.css'

/** What is done with a line in a dialog. */
export type LineAct = 'dispute' | 'answer'

type Open = (act: LineAct, line: LineShown) => void

/** The columns of the lines: the booking, its days, what it costs and what is left, how it stands, what was said, what may be done. */
export const useLineColumns = ({ id, currency }: Pick<MonthShown, 'id' | 'currency'>, open: Open): readonly Column<LineShown>[] => {
  const t = useSay()
  const format = useFormat()
  return useMemo(() => {
    const money = (amount: number) => <span className={styles['amount']}>{format.money(amount, currency)}</span>
    return [
      {
        key: 'guest',
        head: say('Đặt phòng', 'Booking'),
        phone: 'first',
        min: 170,
        cut: true,
        cell: ({ guestName }) => <span title={guestName}>{guestName}</span>,
        second: ({ code }) => <span>{code}</span>,
      },
      {
        key: 'days',
        head: say('Ngày ở', 'Stay'),
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
    ]
  }, [t, format, id, currency, open])
}

/** What the property may do with a line now: the table of moves says. */
const LineActs = ({ month, line, open }: { month: string; line: LineShown; open: Open }) => {
  const alerts = useAlerts()
  const agree = useChange('booking/monthly/agree', {
    done: ({ state }) => alerts.success(state === 'open' ? agreed : closed, { code: line.code }),
    failed: alerts.failure,
  })
  const may = (act: LineAct | 'agree') => monthLineMove(line.state, act, 'property') !== null
  const values = { code: line.code }
  return (
    <div className={styles['acts']}>
      {may('agree') && (
        <Button
          words={agreeWords}
          values={values}
          size="small"
          reason={agree.reason}
          pending={agree.pending}
          onClick={() => agree.send({ id: month, lines: [line.id], amount: line.amount - line.allowed })}
        />
      )}
      <DialogAct act="dispute" words={disputeWords} line={line} shown={may('dispute')} open={open} />
      <DialogAct act="answer" words={answerWords} line={line} shown={may('answer')} open={open} />
    </div>
  )
}

type DialogActProps = { act: LineAct; words: typeof disputeWords; line: LineShown; shown: boolean; open: Open }

const DialogAct = ({ act, words, line, shown, open }: DialogActProps) => {
  const lack = useLack(`booking/monthly/${act}`)
  if (!shown) return null
  return <Button words={words} values={{ code: line.code }} size="small" reason={lack} onClick={() => open(act, line)} />
}

const takenWords = say('giảm trừ {amount}', '{amount} taken off')
const carriedWords = say('ở tháng sau', 'in a later month')
const agreeWords = say('Đồng ý', 'Agree')
const disputeWords = say('Không đồng ý', 'Dispute')
const answerWords = say('Trả lời', 'Answer')
const agreed = say('Đã đồng ý dòng {code}.', 'Agreed to the line of {code}.')
const closed = say('Hai bên đã thống nhất; bảng đối soát đã đóng.', 'Both sides agree; the statement is closed.')
