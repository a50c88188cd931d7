import { liveTold, type LiveTold } from './live-told.ts'

/** A connection that tabs share: its name, when it ends, what a tab does with a signal, and how the leading tab opens it. */
export type SharedLine = {
  readonly name: string
  readonly signal: AbortSignal
  readonly hear: (told: LiveTold) => void
  /** Holds the connection and passes on what it receives. */
  readonly lead: (tell: (told: LiveTold) => void) => Promise<void>
}

/**
 * Lets one tab of a browser hold the connection for all of them. The tab that has the lock leads; when it closes, the browser gives the
 * lock to another tab. If the browser has no locks (an address without HTTPS), each tab has its own connection.
 */
export const shareLine = async (line: SharedLine): Promise<void> => {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return line.lead(line.hear)
  const channel = new BroadcastChannel(line.name)
  channel.addEventListener('message', (event) => {
    const told = liveTold.safeParse(event.data)
    if (told.success && !line.signal.aborted) line.hear(told.data)
  })
  const tell = (told: LiveTold) => {
    line.hear(told)
    // When the tab has left, its channel is closed; another tab passes on what comes later.
    if (!line.signal.aborted) channel.postMessage(told)
  }
  await leadInTurn(line, tell)
  channel.close()
}

// When the tab leaves, its wait for the lock is aborted; this is not a failure.
const leadInTurn = async ({ name, signal, lead }: SharedLine, tell: (told: LiveTold) => void): Promise<void> => {
  try {
    await window.navigator.locks.request(name, { signal }, () => lead(tell))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
