import { say, type Saying } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'

/** Moves promotions up and down in the order of all of them, whatever the list shows. */
export type Ranking = {
  readonly move: (id: string, by: -1 | 1) => void
  /** Why it cannot be moved there. */
  readonly reason: (id: string, by: -1 | 1) => Saying | undefined
}

/** The order of the property's promotions. */
export const useRanking = (): Ranking => {
  const alerts = useAlerts()
  const { data } = useRead('promotion/get-all', { limit: mostPromotions })
  const change = useChange('promotion/change-order', { failed: alerts.failure })
  const ids = (data?.rows ?? []).map(({ id }) => id)
  const reason = (id: string, by: -1 | 1): Saying | undefined => {
    if (change.reason !== undefined) return change.reason
    const to = ids.indexOf(id) + by
    if (data === undefined || change.pending) return waiting
    return to < 0 || to >= ids.length ? (by === -1 ? first : last) : undefined
  }
  const move = (id: string, by: -1 | 1) => {
    const at = ids.indexOf(id)
    change.send({ ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, id) })
  }
  return { move, reason }
}

const mostPromotions = 100
const waiting = say('Đang đọc thứ tự.', 'The order is being read.')
const first = say('Đã đứng đầu.', 'It is the first already.')
const last = say('Đã đứng cuối.', 'It is the last already.')
