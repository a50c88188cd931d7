import type { CallInput } from '@innkeeper/protocol/catalogue'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { Refused } from '#kit/calls/refused.ts'
import { mayBeDone, useChange } from '#kit/calls/use-change.ts'

/** The calls that set many nights after a preview of them. */
type NightsChange = 'room-plan/update-all' | 'room-plan/copy-nights'

/** The applying of a batch in a component's hand. */
export type Apply<Input> = {
  readonly send: (input: Input) => void
  readonly pending: boolean
  /** How long the batch under way has taken. */
  readonly seconds: number
  /** The batch that no answer came for: it may have been applied. Sent again it is the same act and counts once. */
  readonly unanswered: Input | null
  readonly sendAgain: () => void
  /** Opens the form again without knowing; the preview then says how the nights stand. */
  readonly letGo: () => void
  /** Why the last batch was refused. */
  readonly failure: Refused | null
  readonly forget: () => void
}

/** Applies a batch whole, once: a second press while one is under way does nothing, a lost answer is asked for again under the same key. */
export const useApply = <P extends NightsChange>(
  path: P,
  done: (applied: AnswerOf<P>, input: CallInput<P>) => void,
  refused: (refusal: Refused) => void,
): Apply<CallInput<P>> => {
  const [unanswered, setUnanswered] = useState<CallInput<P> | null>(null)
  // Two presses may come before the first is shown to be under way.
  const sending = useRef(false)
  const change = useChange(path, {
    done: (applied, input) => {
      sending.current = false
      setUnanswered(null)
      done(applied, input)
    },
    failed: (error, input) => {
      sending.current = false
      const isUnknown = mayBeDone(error)
      setUnanswered(isUnknown ? input : null)
      if (error instanceof Refused && !isUnknown) refused(error)
    },
  })
  const seconds = useSeconds(change.pending)
  const send = (input: CallInput<P>) => {
    if (sending.current) return
    sending.current = true
    change.send(input)
  }
  return {
    send,
    pending: change.pending,
    seconds,
    unanswered,
    sendAgain: () => {
      if (unanswered !== null) send(unanswered)
    },
    letGo: () => setUnanswered(null),
    failure: unanswered === null && change.error instanceof Refused ? change.error : null,
    forget: change.forget,
  }
}

const useSeconds = (running: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setSeconds((former) => former + 1), 1000)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [running])
  return seconds
}
