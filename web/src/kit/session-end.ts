/** Why a session ended: its token is dead, or the person lost a right. */
export type SessionEnd = 'expired' | 'noRight'

const eventName = 'innkeeper:session-end'

/** Tells the application that the session has ended; the layout clears it and goes to the sign-in page. */
export function announceSessionEnd(why: SessionEnd): void {
  window.dispatchEvent(new CustomEvent<SessionEnd>(eventName, { detail: why }))
}

/** Hears of the session's end; answers how to stop hearing. */
export function onSessionEnd(hear: (why: SessionEnd) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail === 'noRight' ? 'noRight' : 'expired')
  }
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
