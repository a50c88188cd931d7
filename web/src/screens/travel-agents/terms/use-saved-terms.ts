import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'

/** Says that the terms were saved as a version, with an undo that brings back the version before it. */
export const useSavedTerms = (): ((words: Saying, version: number, values?: SayingValues) => void) => {
  const alerts = useAlerts()
  const restore = useChange('agent-terms/restore', { done: () => alerts.success(undone), failed: alerts.failure })
  return (words, version, values = {}) =>
    alerts.success(words, values, { words: undo, run: () => restore.send({ version, to: version - 1 }) })
}

const undo = say('Hoàn tác', 'Undo')
const undone = say('Đã hoàn tác: điều kiện trở lại như trước.', 'Undone: the terms are as they were.')
