import { pageLanguage } from './language-choice.ts'
import { readSignals, type LiveSignal } from './live-events.ts'
import { announceSessionEnd } from './session-end.ts'
import { tokenOf } from './session.ts'

/** The line to the server on which it tells what changed. */
export type Live = {
  /** Hears the signals of a topic; answers how to stop hearing. */
  readonly listen: (topic: string, hear: (signal: LiveSignal) => void) => () => void
  /** Opens the line, and opens it again when it breaks; answers how to close it. */
  readonly open: () => () => void
}

const address = '/api/v2/hotel/live'
const firstPause = 1000
const longestPause = 30_000

/** The live line of a property; `missed` is told after a break, for what was not heard. */
export function createLive(property: string, missed: () => void): Live {
  const hearers = new Set<{ topic: string; hear: (signal: LiveSignal) => void }>()
  const tell = (signal: LiveSignal) => {
    if (signal.topic === 'sessionEnded') announceSessionEnd('expired')
    for (const hearer of hearers) if (hearer.topic === signal.topic) hearer.hear(signal)
  }
  return {
    listen: (topic, hear) => {
      const hearer = { topic, hear }
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    open: () => {
      const giveUp = new AbortController()
      void keepOpen({ property, signal: giveUp.signal, tell, missed })
      return () => giveUp.abort()
    },
  }
}

type Line = { property: string; signal: AbortSignal; tell: (signal: LiveSignal) => void; missed: () => void }

async function keepOpen(line: Line): Promise<void> {
  let pause = firstPause
  let broken = false
  while (!line.signal.aborted) {
    const started = Date.now()
    const wasOpen = await listenOnce(line, broken)
    if (wasOpen === 'ended') return
    broken = true
    pause = Date.now() - started > longestPause ? firstPause : Math.min(pause * 2, longestPause)
    await wait(pause, line.signal)
  }
}

async function listenOnce(line: Line, again: boolean): Promise<'broken' | 'ended'> {
  const token = tokenOf(line.property)
  if (token === undefined) return 'ended'
  try {
    const response = await fetch(address, {
      headers: { authorization: `Token ${token}`, accept: 'text/event-stream', 'accept-language': pageLanguage() },
      signal: line.signal,
    })
    if (response.status === 401) announceSessionEnd('expired')
    if (response.status === 401 || response.status === 403) return 'ended'
    if (!response.ok || response.body === null) return 'broken'
    if (again) line.missed()
    await readSignals(response.body, line.tell)
    return 'broken'
  } catch (error) {
    // A line that breaks is opened again; there is nothing else to do about it here.
    return error instanceof Error && line.signal.aborted ? 'ended' : 'broken'
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
