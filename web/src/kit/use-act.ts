import { useRef, useState } from 'react'
import { Refused } from './calls/refused.ts'

/** Something that a person does in steps, outside of a form: whether it is on its way, and why it failed. */
export type Act = {
  /** Does it, unless it is on its way already; a failure is kept to be shown. */
  readonly run: (work: () => Promise<void>) => void
  readonly pending: boolean
  /** Why the last try failed; null once another begins. */
  readonly failure: Error | null
  /** What the server said of a field; undefined where it said nothing of it. */
  readonly errorAt: (field: string) => string | undefined
  readonly forget: () => void
}

/** An act of several calls one after the other. */
export const useAct = (failed?: (error: Error) => void): Act => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const underway = useRef(false)
  const work = async (todo: () => Promise<void>): Promise<void> => {
    if (underway.current) return
    underway.current = true
    setPending(true)
    setFailure(null)
    try {
      await todo()
    } catch (error) {
      const told = error instanceof Error ? error : new Error(String(error))
      setFailure(told)
      failed?.(told)
    } finally {
      underway.current = false
      setPending(false)
    }
  }
  return {
    run: (todo) => void work(todo),
    pending,
    failure,
    errorAt: (field) => (failure instanceof Refused ? failure.errors.find((error) => error.field === field)?.message : undefined),
    forget: () => setFailure(null),
  }
}
