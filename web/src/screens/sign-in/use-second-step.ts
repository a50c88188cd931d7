import { useState } from 'react'
import { Refused } from '#kit/calls/refused.ts'
import type { SignedIn } from '#kit/session/session.ts'

/** What stands between the right password and the application: a second step to prove, or one to set up first. */
export type SecondStepAsked =
  | { readonly challenge: string; readonly code: boolean; readonly passkey: boolean }
  | { readonly signedIn: SignedIn }

/** Notices that a sign-in is not over with the password. */
export const useSecondStep = (enter: (signedIn: SignedIn) => void) => {
  const [asked, setAsked] = useState<SecondStepAsked | null>(null)
  const [over, setOver] = useState<Error | null>(null)
  return {
    asked,
    /** Why the step ended without a sign-in. */
    over,
    enter: (signedIn: SignedIn) => (signedIn.mustSetUpFactor ? setAsked({ signedIn }) : enter(signedIn)),
    /** Whether the failure is that a second step is to come. */
    failed: (error: Error): boolean => {
      setOver(null)
      if (!(error instanceof Refused) || error.key !== 'secondStepNeeded') return false
      const { challenge, code, passkey } = error.values
      setAsked({ challenge: String(challenge), code: code === 1, passkey: passkey === 1 })
      return true
    },
    back: (error: Error | null) => {
      setAsked(null)
      setOver(error)
    },
  }
}
