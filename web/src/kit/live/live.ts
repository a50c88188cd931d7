import type { Signal, SignalOf, SignalTopic } from '@innkeeper/protocol/freshness/signal'
import { keepLineOpen } from './live-line.ts'
import type { LiveTold } from './live-told.ts'
import { announceSessionEnd } from '../session/session-end.ts'
import { tokenOf } from '../session/session.ts'
import { shareLine } from './share-line.ts'

/** The live connection on which the server notifies screens of changes. */
export type Live = {
  /** Listens for the signals of a topic; returns a function that stops listening. */
  readonly listen: <T extends SignalTopic>(topic: T, hear: (signal: SignalOf<T>) => void) => () => void
  /** Opens the connection, shared with the other tabs of this session, and keeps it open; returns a function that leaves it. */
  readonly open: () => () => void
}

/** The live connection of a property. It calls `missed` whenever it opens, because signals may have been lost before. */
export const createLive = (property: string, missed: () => void): Live => {
  const hearers = new Set<(signal: Signal) => void>()
  const hear = (told: LiveTold) => {
    if (told.kind === 'missed') return missed()
    if (told.kind === 'ended') return announceSessionEnd(told.why)
    if (told.signal.topic === 'sessionEnded') announceSessionEnd('expired')
    for (const hearer of hearers) hearer(told.signal)
  }
  return {
    listen: (topic, hearSignal) => {
      const hearer = (signal: Signal) => {
        if (isOf(signal, topic)) hearSignal(signal)
      }
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    open: () => openFor(property, { hear, missed }),
  }
}

const isOf = <T extends SignalTopic>(signal: Signal, topic: T): signal is SignalOf<T> => signal.topic === topic

type Ears = { readonly hear: (told: LiveTold) => void; readonly missed: () => void }

// Another tab may sign another person in. The connection is then that session's, and earlier signals do not apply to it.
const openFor = (property: string, { hear, missed }: Ears): (() => void) => {
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

const openWith = (token: string | undefined, hear: (told: LiveTold) => void): (() => void) => {
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
