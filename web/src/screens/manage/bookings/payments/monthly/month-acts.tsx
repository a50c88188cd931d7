import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { ask } from '#kit/calls/ask.ts'
import { useSession } from '#kit/session/session-context.ts'
import { MonthFiles } from '#ui/booking/month-files.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import type { MonthShown } from './month-shown.ts'
import { SettleMonth } from './settle-month.tsx'

/** What is done with a whole statement: agreeing to every line that waits, recording the agent's payment, and taking it along as a file. */
export const MonthActs = ({ month }: { month: MonthShown }) => {
  const lack = useLack('booking/monthly/settle')
  const { property } = useSession()
  const [settling, setSettling] = useState(false)
  return (
    <>
      <AgreeToAll month={month} />
      <Button
        words={settleWords}
        icon="cash"
        reason={lack ?? (month.payable === 0 ? nothingPayable : undefined)}
        onClick={() => setSettling(true)}
        opens={{ kind: 'dialog', open: settling }}
      />
      <MonthFiles read={(asked) => ask('booking/monthly/file', { id: month.id, ...asked }, { property })} />
      {settling && <SettleMonth month={month} onClose={() => setSettling(false)} />}
    </>
  )
}

const AgreeToAll = ({ month: { id, waiting, waitingAmount, currency } }: { month: MonthShown }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const agree = useChange('booking/monthly/agree', {
    done: ({ count, state }) => alerts.success(state === 'open' ? agreed : closed, { count }),
    failed: alerts.failure,
  })
  return (
    <ConfirmButton
      words={agreeWords}
      values={{ count: waiting, amount: format.money(waitingAmount, currency) }}
      question={question}
      look="primary"
      icon="check"
      reason={agree.reason ?? (waiting === 0 ? nothingWaits : undefined)}
      pending={agree.pending}
      onConfirm={() => agree.send({ id, amount: waitingAmount })}
    >
      <p>{t(cannotChange)}</p>
    </ConfirmButton>
  )
}

const agreeWords = say('Đồng ý các dòng đang chờ ({count})', 'Agree to what waits ({count})')
const question = say('Đồng ý {count} dòng, tổng {amount}?', 'Agree to lines: {count}, {amount} in all?')
const cannotChange = say(
  'Dòng mà cả hai bên đã đồng ý thì không đổi nữa; thay đổi sau đó là một dòng của tháng sau.',
  'A line that both sides agreed to never changes; what changes later is a line of the next month.',
)
const agreed = say('Đã đồng ý {count} dòng.', 'Agreed to lines: {count}.')
const closed = say('Hai bên đã thống nhất; bảng đối soát đã đóng.', 'Both sides agree; the statement is closed.')
const nothingWaits = say('Không có dòng nào chờ bạn đồng ý.', 'No line waits for you to agree.')
const settleWords = say('Ghi thanh toán', 'Record a payment')
const nothingPayable = say('Chưa có dòng nào đã thống nhất mà còn phải trả.', 'No line that both sides agreed to is still to be paid.')
