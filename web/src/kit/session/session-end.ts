import { z } from 'zod'

/** Why a session ended: its token is no longer valid, nobody used it for too long, or the person lost a right. */
export const sessionEnd = z.enum(['expired', 'idle', 'noRight'])

/** Why a session ended. */
export type SessionEnd = z.output<typeof sessionEnd>

const eventName = 'innkeeper:session-end'

/** Why the session ended, derived from the status and the refusal of an answer; null if it did not end. */
export const endIn = (status: number, refusal: string | undefined): SessionEnd | null => {
  if (status === 401) return refusal === 'sessionIdle' ? 'idle' : 'expired'
  return status === 403 && refusal !== 'crossSite' ? 'noRight' : null
}

/** Notifies the application that the session has ended; the layout clears it and goes to the sign-in page. */
export const announceSessionEnd = (why: SessionEnd): void => {
  window.dispatchEvent(new CustomEvent<SessionEnd>(eventName, { detail: why }))
}

/** Listens for the end of the session; returns a function that stops listening. */
export const onSessionEnd = (hear: (why: SessionEnd) => void): (() => void) => {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(sessionEnd.catch('expired').parse(event.detail))
  }
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
