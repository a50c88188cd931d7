import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { SignalOf, SignalTopic } from '@innkeeper/protocol/freshness/signal'
import { createLive, type Live } from './live.ts'
import { markPrefixesStale } from '../calls/mark-stale.ts'
import { repeatReads } from '../calls/repeat-reads.ts'

const LiveContext = createContext<Live | null>(null)

/** Keeps the live connection of a property open while its screens are shown, and repeats the reads that a signal makes stale. */
export const LiveProvider = ({ property, children }: { property: string; children: ReactNode }) => {
  const queries = useQueryClient()
  const live = useMemo(() => {
    const line = createLive(property, () => repeatReads(queries, [property]))
    line.listen('stale', ({ prefixes }) => markPrefixesStale(queries, property, prefixes))
    return line
  }, [property, queries])
  useEffect(() => live.open(), [live])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Listens for the signals of a topic while the component is shown. */
export const useLive = <T extends SignalTopic>(topic: T, hear: (signal: SignalOf<T>) => void): void => {
  const live = use(LiveContext)
  const heard = useEffectEvent(hear)
  useEffect(() => live?.listen(topic, (signal) => heard(signal)), [live, topic])
}

/** Calls back when the reads of a prefix are out of date, for data that is kept outside the cache. */
export const useStale = (prefix: string, hear: () => void): void => {
  useLive('stale', ({ prefixes }) => {
    if (prefixes.includes(prefix)) hear()
  })
}
