import { clockIn } from '@innkeeper/rules/days/clock-in'
import { judgeOffline } from '@innkeeper/rules/ticket/judge-offline'
import { readAtGate } from '@innkeeper/rules/ticket/read-at-gate'
import { useRef } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import type { Verdict } from '../verdict.ts'
import { checkCode } from './check-code.ts'
import { offlineVerdict } from './offline-verdict.ts'
import { useDayList } from './use-day-list.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'

type Showing = Pick<Verdict, 'id' | 'at' | 'shown'>
type Own = { readonly number: string; readonly at: string; readonly gate: string; readonly known: number }

/** A gate that decides by itself while there is no network, for an hour at most, and tells the server afterwards. */
export const useOfflineGate = (gate: string) => {
  const t = useSay()
  const format = useFormat()
  const { timeZone } = useSession()
  // What the server knows of this phone and the list does not know yet, with the moment at which it knew.
  const own = useRef<readonly Own[]>([])
  const letIn = ({ number, at }: { readonly number: string; readonly at: string }) => {
    own.current = [...own.current, { number, at, gate, known: Date.now() }]
  }
  const entries = useWaitingEntries(letIn)
  const list = useDayList((askedAt) => {
    own.current = own.current.filter(({ known }) => known >= askedAt)
  })
  const judge = async (showing: Showing): Promise<Verdict | null> => {
    const held = list.current()
    if (held === null) return null
    const read = readAtGate(showing.shown)
    const signature = read.kind === 'code' ? await checkCode(read.code, held.day.publicKey) : 'right'
    const now = new Date()
    const { day: today, time } = clockIn(timeZone, now)
    const facts = { list: held.day, age: now.getTime() - held.at, own: [...own.current, ...entries.kept()], today, time, signature }
    const verdict = judgeOffline(read, facts)
    if (verdict.kind === 'enter') {
      const { number } = verdict.ticket
      entries.keep({ id: showing.id, ticket: showing.shown, number, gate, at: showing.at })
    }
    return offlineVerdict(showing, verdict, { t, time: format.time })
  }
  return {
    ...entries,
    list,
    judge,
    /** Whether the phone decides by itself: there is no network, or what it decided has not arrived yet. */
    decides: () => !navigator.onLine || entries.kept().length > 0,
    /** Remembers whom the server let in at this gate. */
    letIn,
  }
}
