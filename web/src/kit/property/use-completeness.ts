import { useMay } from '../session/rights.ts'
import { useSession } from '../session/session-context.ts'
import type { AnswerOf } from '../calls/ask.ts'
import { useRead, type Read } from '../calls/use-read.ts'

/** How complete the property is: its nine items, the state that it is in, and what is next. */
export type CompletenessStatus = AnswerOf<'dashboard/info-status'>

/** One of the nine items. */
export type CompletenessItem = CompletenessStatus['items'][number]

/** How complete the property is, kept fresh by every change; null where there is none, or where the person may not see it. */
export const useCompleteness = (): Read<CompletenessStatus> | null => {
  const { hotel } = useSession()
  const mayLook = useMay('dashboard/info-status') && hotel !== null
  const read = useRead('dashboard/info-status', {}, { when: mayLook, keep: true })
  return mayLook ? read : null
}
