import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { Connection } from '../connection.ts'

type SendAgainProps = { connection: Pick<Connection, 'id' | 'name'>; number?: number }

/** Sends a revision again, or all that were given up. */
export const SendAgain = ({ connection: { id, name }, number }: SendAgainProps) => {
  const alerts = useAlerts()
  const send = useChange('connection/send-again', { done: () => alerts.success(sentWords, { name }), failed: alerts.failure })
  return (
    <Button
      words={number === undefined ? allWords : againWords}
      size="small"
      icon="refresh"
      reason={useLack('connection/send-again')}
      pending={send.pending}
      onClick={() => send.send(number === undefined ? { id } : { id, number })}
    />
  )
}

const againWords = say('Gửi lại', 'Send again')
const allWords = say('Gửi lại tất cả', 'Send all again')
const sentWords = say('Đang gửi lại cho {name}.', 'Sending to {name} again.')
