import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import type { Connection } from '../connection.ts'

type Named = { connection: Pick<Connection, 'id' | 'name'> }

type SendAllNightsProps = Named & {
  /** From when it may be sent; null where it may be now. */
  from: string | null
}

/** Sends everything again, at most once a day. */
export const SendAllNights = ({ connection: { id, name }, from }: SendAllNightsProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const send = useChange('connection/send-all-nights', { done: () => alerts.success(sent, { name }), failed: alerts.failure })
  const lack = useLack('connection/send-all-nights')
  return (
    <>
      <ConfirmButton
        words={allWords}
        question={question}
        look="plain"
        icon="refresh"
        reason={lack ?? (from === null ? undefined : onceADay)}
        pending={send.pending}
        onConfirm={() => send.send({ id })}
      />
      {from !== null && <span className="note">{t(fromWords, { moment: format.moment(from, { year: true }) })}</span>}
    </>
  )
}

const allWords = say('Gửi lại toàn bộ', 'Send everything again')
const question = say(
  'Gửi lại mọi đêm của 500 ngày tới. Mỗi ngày một lần; thay đổi mới vẫn tự gửi.',
  'Every night of the next 500 days is sent again. This is possible once a day; changes go out by themselves.',
)
const sent = say('Đang gửi lại toàn bộ cho {name}.', 'Sending everything to {name} again.')
const onceADay = say('Mỗi ngày chỉ gửi lại toàn bộ một lần.', 'Everything is sent again at most once a day.')
const fromWords = say('Gửi được lại từ {moment}', 'Possible again from {moment}')
