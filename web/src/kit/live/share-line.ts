import { liveTold, type LiveTold } from './live-told.ts'

/** A connection that tabs share: its name, when it ends, what a tab does with a signal, and how the leading tab opens it. */
export type SharedLine = {
  readonly name: string
  readonly signal: AbortSignal
  readonly hear: (told: LiveTold) => void
  /** Holds the line and tells what is heard on it. */
  readonly lead: (tell: (told: LiveTold) => void) => Promise<void>
}

/**
 * Has one of the tabs of a browser hold a line, and all of them hear it. The tab that has the lock leads; when it closes, the
 * browser gives the lock to another. Where a browser has no locks (an address without HTTPS), each tab holds a line of its own.
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
    // Once the tab has left the line its channel is closed, and what still comes is another's to tell.
    if (!line.signal.aborted) channel.postMessage(told)
  }
  await leadInTurn(line, tell)
  channel.close()
}

// Waiting for one's turn ends with the tab's own leaving of the line, which is no failure.
const leadInTurn = async ({ name, signal, lead }: SharedLine, tell: (told: LiveTold) => void): Promise<void> => {
  try {
    await window.navigator.locks.request(name, { signal }, () => lead(tell))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
