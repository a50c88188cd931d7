import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { Unreachable } from '#kit/calls/refused.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { canCheckCodes } from './check-code.ts'
import { useOften } from './use-often.ts'

/** The day's tickets as this phone holds them, and when they were read, in milliseconds since 1970. */
type HeldList = { readonly day: CallOutput<'gate/day'>; readonly at: number }

/** The day's tickets: in memory only, and only while the gate is open. */
export type DayTickets = {
  readonly current: () => HeldList | null
  /** When the list was last read; null before the first time. */
  readonly readAt: number | null
  /** Since when the server cannot be reached; null while it can. */
  readonly lostAt: number | null
  /** Whether this browser can check the signature of codes. */
  readonly checksCodes: boolean
  readonly sync: () => Promise<void>
  /** Tells that the server could not be reached. */
  readonly lose: () => void
}

const between = 60_000

/** Holds the day's tickets and reads them every minute while there is a network; `told` is called after each time. */
export const useDayList = (told: (askedAt: number) => void): DayTickets => {
  const { property } = useSession()
  const may = useMay('gate/day')
  const held = useRef<HeldList | null>(null)
  const [readAt, setReadAt] = useState<number | null>(null)
  const [lostAt, setLostAt] = useState<number | null>(null)
  const [checksCodes, setChecksCodes] = useState(true)
  const lose = () => setLostAt((before) => before ?? Date.now())
  const sync = async (): Promise<void> => {
    if (!may) return
    const askedAt = Date.now()
    try {
      const day = await ask('gate/day', {}, { property })
      held.current = { day, at: askedAt }
      setReadAt(askedAt)
      setLostAt(null)
      setChecksCodes(await canCheckCodes(day.publicKey))
      told(askedAt)
    } catch (error) {
      if (error instanceof Unreachable) lose()
    }
  }
  useOften(() => void sync(), between)
  const lost = useEffectEvent(lose)
  useEffect(() => {
    const gone = () => lost()
    window.addEventListener('offline', gone)
    return () => window.removeEventListener('offline', gone)
  }, [])
  return { current: () => held.current, readAt, lostAt, checksCodes, sync, lose }
}
