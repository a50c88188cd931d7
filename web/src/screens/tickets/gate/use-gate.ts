import { useRef, useState } from 'react'
import { mayBeDone, useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { feelVerdict } from './feel-verdict.ts'
import { callOf } from './gate-words.ts'
import { keptOut, letIn, type Verdict } from './verdict.ts'

/** A gate: what is shown to it, what it says of that, and what it said of the one before. */
export const useGate = (gate: string) => {
  const told = useVerdicts()
  const asking = useRef(false)
  const { judge, pending, reason } = useJudge(gate)
  const show = async (ticket: string): Promise<void> => {
    if (asking.current) return
    asking.current = true
    told.tell(await judge(ticket))
    asking.current = false
  }
  return { ...told, asking: pending, reason, show: (ticket: string) => void show(ticket) }
}

/** Asks the server whether a ticket lets in. */
const useJudge = (gate: string) => {
  const t = useSay()
  // A ticket that got no answer may have let its visitor in: shown again, it is the same entry.
  const unanswered = useRef<{ readonly id: string; readonly ticket: string } | null>(null)
  const { sendAndWait, pending, reason } = useChange('gate/enter')
  const judge = async (ticket: string): Promise<Verdict> => {
    const id = unanswered.current?.ticket === ticket ? unanswered.current.id : crypto.randomUUID()
    const showing = { id, at: new Date().toISOString(), shown: ticket }
    unanswered.current = { id, ticket }
    try {
      const entry = await sendAndWait({ id, ticket, gate })
      unanswered.current = null
      return letIn(showing, entry)
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      if (!mayBeDone(failure)) unanswered.current = null
      return keptOut(showing, failure, t)
    }
  }
  return { judge, pending, reason }
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
