import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import type { Saying } from '@innkeeper/protocol/say'
import { ask, type AnswerOf } from './ask.ts'
import { markStale } from './mark-stale.ts'
import { NotAllowed } from './not-allowed.ts'
import { newKey } from './keys/new-key.ts'
import { Refused, Unreachable } from './refused.ts'
import { useSession } from '../session/session-context.ts'
import { wireOf } from './wire/wire.ts'

/** What to do when a change succeeds or fails. */
export type ChangeOptions<P extends CallPath> = {
  readonly done?: (output: AnswerOf<P>, input: CallInput<P>) => void
  readonly failed?: (error: Error, input: CallInput<P>) => void
}

/** A change, as a component uses it. */
export type Change<P extends CallPath> = {
  /** Sends the change; `done` or `failed` gets the outcome. The same input is not sent again while it waits for its answer. */
  readonly send: (input: CallInput<P>) => void
  /** Sends the change and returns its output; throws `Refused` or `Unreachable`. */
  readonly sendAndWait: (input: CallInput<P>) => Promise<AnswerOf<P>>
  /**
   * The right that the person lacks, to be shown at the button; undefined if they may make the change. Without the right nothing is sent.
   */
  readonly reason: Saying | undefined
  readonly pending: boolean
  readonly error: Error | null
  readonly forget: () => void
}

/** Makes a change of the catalogue. Afterwards the reads of its prefix and of the prefixes that it `stales` are read again. */
export const useChange = <P extends CallPath>(path: P, options: ChangeOptions<P> = {}): Change<P> => {
  const { property, lacks } = useSession()
  const reason = lacks(path)
  const queries = useQueryClient()
  const unanswered = useRef<Attempt | null>(null)
  const underway = useRef(new Set<string>())
  const mutation = useMutation<AnswerOf<P>, Error, CallInput<P>>({
    mutationFn: async (input) => {
      if (reason !== undefined) throw new NotAllowed(path, reason)
      const { key } = (unanswered.current = attemptOf(input, unanswered.current))
      const { idempotency } = await wireOf(path)
      return ask(path, input, { property, ...(idempotency === undefined ? {} : { idempotencyKey: key }) })
    },
    onSuccess: async (output, input) => {
      unanswered.current = null
      await markStale(queries, property, path)
      options.done?.(output, input)
    },
    onError: (error, input) => {
      if (!mayBeDone(error)) unanswered.current = null
      options.failed?.(error, input)
    },
    onSettled: (_output, _error, input) => void underway.current.delete(JSON.stringify(input)),
  })
  const send = (input: CallInput<P>): void => {
    const text = JSON.stringify(input)
    if (underway.current.has(text)) return
    underway.current.add(text)
    mutation.mutate(input)
  }
  return {
    send,
    sendAndWait: mutation.mutateAsync,
    reason,
    pending: mutation.isPending,
    error: mutation.error,
    forget: mutation.reset,
  }
}

/**
 * Whether the change may have been made despite the error: there was no answer, the outcome is unknown, or the first copy is still in
 * progress. It then keeps its key.
 */
export const mayBeDone = (error: Error): boolean =>
  error instanceof Unreachable || (error instanceof Refused && ['keyInFlight', 'outcomeUnknown'].includes(error.key))

type Attempt = { readonly text: string; readonly key: string }

// If the same input is sent again after there was no answer, it is the same action. It keeps its key, so that it is done only once.
const attemptOf = (input: unknown, former: Attempt | null): Attempt => {
  const text = JSON.stringify(input)
  return former?.text === text ? former : { text, key: newKey() }
}
