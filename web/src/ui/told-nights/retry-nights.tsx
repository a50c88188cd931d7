import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '../buttons/button.tsx'

type RetryNightsProps = {
  readonly connection: { readonly id: string; readonly name: string }
  /** Where more than one connection stands, the button names its own. */
  readonly named?: boolean
}

/** Sends what a connected system has not taken again, without waiting for its time. */
export const RetryNights = ({ connection: { id, name }, named = false }: RetryNightsProps) => {
  const alerts = useAlerts()
  const retry = useChange('connection/retry-nights', { done: () => alerts.success(retried, { name }), failed: alerts.failure })
  return (
    <Button
      words={named ? namedWords : retryWords}
      values={{ name }}
      size="small"
      icon="refresh"
      reason={useLack('connection/retry-nights')}
      pending={retry.pending}
      onClick={() => retry.send({ id })}
    />
  )
}

const retryWords = say('Thử gửi lại', 'Try again')
const namedWords = say('Gửi lại cho {name}', 'Send again to {name}')
const retried = say('Đang gửi lại các đêm bị lỗi cho {name}.', 'Sending the failed nights to {name} again.')
