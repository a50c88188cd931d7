import { useRef, useState } from 'react'
import { Refused } from './calls/refused.ts'

/** An action outside of a form that may take several calls: whether it is running, and why it failed. */
export type Act = {
  /** Runs the action unless it is already running; a failure is kept, so that it can be shown. */
  readonly run: (work: () => Promise<void>) => void
  readonly pending: boolean
  /** Why the last attempt failed; null when the next one starts. */
  readonly failure: Error | null
  /** The server's error for a field; undefined if there is none. */
  readonly errorAt: (field: string) => string | undefined
  readonly forget: () => void
}

/** An action of several calls, one after the other. */
export const useAct = (failed?: (error: Error) => void): Act => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const underway = useRef(false)
  const work = async (act: () => Promise<void>): Promise<void> => {
    if (underway.current) return
    underway.current = true
    setPending(true)
    setFailure(null)
    try {
      await act()
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
    run: (act) => void work(act),
    pending,
    failure,
    errorAt: (field) => (failure instanceof Refused ? failure.errors.find((error) => error.field === field)?.message : undefined),
    forget: () => setFailure(null),
  }
}
