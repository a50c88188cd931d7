import { say, type Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useChange } from '../calls/use-change.ts'

/** The property's own "confirm to sell rooms": how to send it, whether it is under way, and why this person may not. */
export const useConfirmToSell = (
  done?: () => void,
): {
  readonly send: () => void
  readonly pending: boolean
  readonly reason: Saying | undefined
} => {
  const alerts = useAlerts()
  const change = useChange('dashboard/confirm-hotel-info', {
    done: () => {
      alerts.success(confirmed)
      done?.()
    },
    failed: alerts.failure,
  })
  return { send: () => change.send({}), pending: change.pending, reason: change.reason }
}

/** The label of the confirmation, wherever it is offered. */
export const confirmToSellWords = say('Xác nhận bán phòng', 'Confirm to sell rooms')

/** The explanation of the confirmation. */
export const confirmToSellMeans = say(
  'Khi xác nhận, toàn bộ thông tin được gửi cho Innkeeper duyệt. Innkeeper trả lời trong vòng 48 giờ.',
  'Confirming sends all your information to Innkeeper for approval. Innkeeper answers within 48 hours.',
)

const confirmed = say(
  'Đã xác nhận bán phòng. Innkeeper trả lời trong vòng 48 giờ.',
  'Confirmed to sell rooms. Innkeeper answers within 48 hours.',
)
