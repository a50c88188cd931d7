import { useRef, useState } from 'react'
import { Unreachable } from '#kit/calls/refused.ts'
import { mayBeDone, useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { feelVerdict } from './feel-verdict.ts'
import { callOf } from './gate-words.ts'
import { useOfflineGate } from './offline/use-offline-gate.ts'
import { keptOut, letIn, type Verdict } from './verdict.ts'

/** A gate: what is shown to it, what it says of that, and what it said of the one before. */
export const useGate = (gate: string) => {
  const told = useVerdicts()
  const asking = useRef(false)
  const offline = useOfflineGate(gate)
  const { judge, pending, reason } = useJudge(gate, offline)
  const show = async (ticket: string): Promise<void> => {
    if (asking.current) return
    asking.current = true
    told.tell(await judge(ticket))
    asking.current = false
  }
  return { ...told, offline, asking: pending, reason, show: (ticket: string) => void show(ticket) }
}

/** Asks the server whether a ticket lets in; where it does not answer, the phone decides by the day's list. */
const useJudge = (gate: string, offline: ReturnType<typeof useOfflineGate>) => {
  const t = useSay()
  // A ticket that got no answer may have let its visitor in: shown again, it is the same entry.
  const unanswered = useRef<{ readonly id: string; readonly ticket: string } | null>(null)
  const { sendAndWait, pending, reason } = useChange('gate/enter')
  const ask = async (showing: Showing): Promise<Verdict> => {
    try {
      const entry = await inTime(sendAndWait({ id: showing.id, ticket: showing.shown, gate }))
      unanswered.current = null
      offline.letIn({ number: entry.number, at: showing.at })
      return letIn(showing, entry)
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      if (!mayBeDone(failure)) unanswered.current = null
      if (!(failure instanceof Unreachable)) return keptOut(showing, failure, t)
      offline.list.lose()
      const decided = await offline.judge(showing)
      if (decided === null) return keptOut(showing, failure, t)
      unanswered.current = null
      return decided
    }
  }
  const judge = async (ticket: string): Promise<Verdict> => {
    const id = unanswered.current?.ticket === ticket ? unanswered.current.id : crypto.randomUUID()
    const showing = { id, at: new Date().toISOString(), shown: ticket }
    const decided = offline.decides() ? await offline.judge(showing) : null
    if (decided !== null) return decided
    unanswered.current = { id, ticket }
    return ask(showing)
  }
  return { judge, pending, reason }
}

type Showing = Pick<Verdict, 'id' | 'at' | 'shown'>

/** A visitor does not stand at a gate for longer than this, in milliseconds, while a network is dying. */
const longestAnswer = 6000

const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Unreachable('the answer is late')), longestAnswer)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The verdicts on the screen: the last one until the next ticket is wanted, and the one before. */
const useVerdicts = () => {
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])
  const [seen, setSeen] = useState(false)
  const [undone, setUndone] = useState<ReadonlySet<string>>(() => new Set())
  const [latest, former] = verdicts
  return {
    verdict: seen ? undefined : latest,
    before: seen ? latest : former,
    undone,
    tell: (verdict: Verdict) => {
      feelVerdict(callOf(verdict.refusal).tone)
      setVerdicts((before) => [verdict, ...before].slice(0, mostKept))
      setSeen(false)
    },
    next: () => setSeen(true),
    undo: (id: string) => setUndone((before) => new Set([...before, id])),
  }
}

const mostKept = 2
