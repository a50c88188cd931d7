import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { markStale } from '#kit/calls/mark-stale.ts'
import { Refused } from '#kit/calls/refused.ts'
import { mayBeDone } from '#kit/calls/use-change.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useOften } from './use-often.ts'
import { dropEntry, keepEntry, readKept, type KeptEntry } from './kept-entries.ts'

/** What the server said of an entry that something is against: the reason, or its refusal. */
export type Trouble = { readonly entry: KeptEntry; readonly told: CallOutput<'gate/tell'> | null; readonly message: string }

const between = 5000

/** The entries that wait to be sent. They are sent one after the other, each with its id as its key, so that a second time changes nothing. */
export const useWaitingEntries = (sent: (entry: KeptEntry) => void) => {
  const { property, hotel, user } = useSession()
  const queries = useQueryClient()
  const of = `${hotel?.id ?? ''} ${user?.accountId ?? ''}`
  const [waiting, setWaiting] = useState(() => readKept(of))
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const sending = useRef(false)
  const send = async ({ id, ticket, gate, at }: KeptEntry) => ask('gate/tell', { id, ticket, gate, at }, { property, idempotencyKey: id })
  const flush = async (): Promise<void> => {
    if (sending.current) return
    sending.current = true
    try {
      for (const entry of readKept(of)) {
        const trouble = await troubleOf(entry, send)
        if (trouble === 'later') return
        dropEntry(entry.id)
        sent(entry)
        if (trouble !== null) setTroubles((before) => [...before, trouble])
        setWaiting(readKept(of))
      }
      await markStale(queries, property, 'gate/tell')
    } finally {
      sending.current = false
    }
  }
  useOften(() => {
    if (readKept(of).length > 0 && navigator.onLine) void flush()
  }, between)
  return {
    waiting,
    kept: () => readKept(of),
    troubles,
    seen: (id: string) => setTroubles((before) => before.filter(({ entry }) => entry.id !== id)),
    keep: (entry: Omit<KeptEntry, 'of'>) => {
      keepEntry({ ...entry, of })
      setWaiting(readKept(of))
    },
  }
}

/** Sends an entry: null where all is well, `later` where nobody knows whether it was received. */
const troubleOf = async (
  entry: KeptEntry,
  send: (entry: KeptEntry) => Promise<CallOutput<'gate/tell'>>,
): Promise<Trouble | 'later' | null> => {
  try {
    const told = await send(entry)
    return told.against === null ? null : { entry, told, message: '' }
  } catch (error) {
    if (!(error instanceof Refused) || mayBeDone(error)) return 'later'
    // The server had it already: it was sent once before, and the answer was lost.
    return error.key === 'gateEntryKnown' ? null : { entry, told: null, message: error.message }
  }
}
