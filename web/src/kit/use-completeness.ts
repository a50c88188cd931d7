import { useRight } from './rights.ts'
import { useSession } from './session-context.ts'
import type { AnswerOf } from './ask.ts'
import { useRead, type Read } from './use-read.ts'

/** How complete the property is: its nine items, the state that it is in, and what is next. */
export type CompletenessStatus = AnswerOf<'dashboard/info-status'>

/** One of the nine items. */
export type CompletenessItem = CompletenessStatus['items'][number]

/** How complete the property is, kept fresh by every change; null where there is none, or where the person may not see it. */
export function useCompleteness(): Read<CompletenessStatus> | null {
  const { hotel } = useSession()
  const mayLook = useRight('DASHBOARD_1') && hotel !== null
  const read = useRead('dashboard/info-status', {}, { when: mayLook, keep: true })
  return mayLook ? read : null
}
