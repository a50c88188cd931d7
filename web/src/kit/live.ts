import type { LiveSignal } from './live-events.ts'
import { keepLineOpen } from './live-line.ts'
import type { LiveTold } from './live-told.ts'
import { announceSessionEnd } from './session-end.ts'
import { tokenOf } from './session.ts'
import { shareLine } from './share-line.ts'

/** The line to the server on which it tells what changed. */
export type Live = {
  /** Hears the signals of a topic; answers how to stop hearing. */
  readonly listen: (topic: string, hear: (signal: LiveSignal) => void) => () => void
  /** Opens the line, shared with the other tabs of this session, and keeps it open; answers how to leave it. */
  readonly open: () => () => void
}

/** The live line of a property; `missed` is told whenever it opens, for what was not heard before. */
export function createLive(property: string, missed: () => void): Live {
  const hearers = new Set<{ topic: string; hear: (signal: LiveSignal) => void }>()
  const hear = (told: LiveTold) => {
    if (told.kind === 'missed') return missed()
    if (told.signal.topic === 'sessionEnded') announceSessionEnd('expired')
    for (const hearer of hearers) if (hearer.topic === told.signal.topic) hearer.hear(told.signal)
  }
  return {
    listen: (topic, hearSignal) => {
      const hearer = { topic, hear: hearSignal }
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    open: () => openFor(property, { hear, missed }),
  }
}

type Ears = { readonly hear: (told: LiveTold) => void; readonly missed: () => void }

// Another tab may sign somebody else in: the line is then that session's, and what was heard before says nothing of it.
function openFor(property: string, { hear, missed }: Ears): () => void {
  let token = tokenOf(property)
  let leave = openWith(token, hear)
  const onStorage = () => {
    const now = tokenOf(property)
    if (now === token) return
    token = now
    leave()
    leave = openWith(token, hear)
    if (token !== undefined) missed()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    leave()
  }
}

function openWith(token: string | undefined, hear: (told: LiveTold) => void): () => void {
  if (token === undefined) return () => undefined
  const given = new AbortController()
  const { signal } = given
  void shareLine({
    name: `innkeeper-live:${tailOf(token)}`,
    signal,
    hear,
    lead: (tell) => keepLineOpen({ token, signal, tell }),
  })
  return () => given.abort()
}

/** The end of a token's signature: the same in every tab of a session, and of no use to anybody. */
const tailOf = (token: string): string => token.slice(-16)
