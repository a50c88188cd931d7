import { useEffect, useEffectEvent, useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import type { SignedIn } from '#kit/session/session.ts'

/** Signs in with a token out of the address, where there is one. */
export const useKeySignIn = (
  key: string,
  enter: (signedIn: SignedIn) => void,
): { readonly pending: boolean; readonly failure: Error | null } => {
  const [failure, setFailure] = useState<Error | null>(null)
  const entered = useEffectEvent(enter)
  useEffect(() => {
    if (key === '') return undefined
    const giveUp = new AbortController()
    ask('login/token', {}, { token: key, signal: giveUp.signal }).then(
      (signedIn) => entered(signedIn),
      (error: unknown) => {
        if (!giveUp.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => giveUp.abort()
  }, [key])
  return { pending: key !== '' && failure === null, failure }
}
