import { useMay } from '../session/rights.ts'
import { useSession } from '../session/session-context.ts'
import type { AnswerOf } from '../calls/ask.ts'
import { useRead, type Read } from '../calls/use-read.ts'

/** How complete the property is: its nine items, its state, and the next step. */
export type CompletenessStatus = AnswerOf<'dashboard/info-status'>

/** One of the nine items. */
export type CompletenessItem = CompletenessStatus['items'][number]

/** How complete the property is. It is read again after every change; null if there is no property or the person may not see it. */
export const useCompleteness = (): Read<CompletenessStatus> | null => {
  const { hotel } = useSession()
  const mayLook = useMay('dashboard/info-status') && hotel !== null
  const read = useRead('dashboard/info-status', {}, { when: mayLook, keep: true })
  return mayLook ? read : null
}
