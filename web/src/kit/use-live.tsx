import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { LiveSignal } from './live-events.ts'
import { createLive, type Live } from './live.ts'
import { prefixKey } from './query-key.ts'

// What each topic of the server makes stale, by the prefixes of the reads.
const staleByTopic = {
  nights: ['room-plan', 'room', 'room-plan-log', 'room-log'],
  bookings: ['booking', 'dashboard', 'room-plan'],
  rooms: ['room', 'plan', 'room-plan', 'payment-policy', 'cancellation-policy'],
  notifications: ['notification', 'notice'],
  images: ['resource', 'info', 'room', 'dashboard'],
  property: ['dashboard', 'login', 'info', 'hotel-setting', 'payment-method'],
  facts: ['dashboard'],
} as const

const LiveContext = createContext<Live | null>(null)

/** Keeps a property's live line open while its screens are shown, and has what a signal concerns read again. */
export function LiveProvider({ property, children }: { property: string; children: ReactNode }) {
  const queries = useQueryClient()
  const live = useMemo(() => {
    const line = createLive(property, () => void queries.invalidateQueries({ queryKey: [property] }))
    for (const [topic, prefixes] of Object.entries(staleByTopic)) {
      line.listen(topic, () => {
        for (const prefix of prefixes) void queries.invalidateQueries({ queryKey: prefixKey(property, prefix) })
      })
    }
    return line
  }, [property, queries])
  useEffect(() => live.open(), [live])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Hears the signals of a topic (`nights`, `bookings`, `rooms`, `notifications`, `images`, `property`) while the component is shown. */
export function useLive(topic: keyof typeof staleByTopic, hear: (signal: LiveSignal) => void): void {
  const live = use(LiveContext)
  const heard = useEffectEvent(hear)
  useEffect(() => live?.listen(topic, (signal) => heard(signal)), [live, topic])
}
