import { say } from '@innkeeper/protocol/say'
import { monthLineMove } from '@innkeeper/rules/month-statement/month-line-states'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { LineShown } from './month-shown.ts'
import styles from './monthly.module.css'

/** What is done with a line in a dialog. */
export type LineAct = 'dispute' | 'answer'

/** Opens the dialog of an act. */
export type Open = (act: LineAct, line: LineShown) => void

/** What the property may do with a line now: the table of moves says. */
export const LineActs = ({ month, line, open }: { month: string; line: LineShown; open: Open }) => {
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

const agreeWords = say('Đồng ý', 'Agree')
const disputeWords = say('Không đồng ý', 'Dispute')
const answerWords = say('Trả lời', 'Answer')
const agreed = say('Đã đồng ý dòng {code}.', 'Agreed to the line of {code}.')
const closed = say('Hai bên đã thống nhất; bảng đối soát đã đóng.', 'Both sides agree; the statement is closed.')
