import type pg from 'pg'
import { z } from 'zod'

const signal = z.looseObject({
  propertyId: z.string().nullable(),
  topic: z.enum(['nights', 'bookings', 'notifications', 'rooms', 'property', 'sessionEnded']),
})

/** What open screens are told: that something of a topic changed, and the little they need to read it again. */
export type Signal = z.infer<typeof signal>

/** Carries signals to the screens of every server: `tell` sends, `listen` hears all of them until it is stopped. */
export type LiveHub = {
  readonly tell: (signals: readonly Signal[]) => void
  readonly listen: (hear: (signal: Signal) => void) => () => void
  readonly stop: () => Promise<void>
}

const channel = 'innkeeper_live'
/** A notification may carry 8,000 bytes. */
const longestNotification = 7500
/** Signals of one moment travel together: telling inside the transaction would make commits wait for each other. */
const gatherMilliseconds = 20

/** Opens the hub: one listening connection a server, re-opened when it is lost. */
export const openLiveHub = async (pool: pg.Pool, connect: () => Promise<pg.Client>, onError: (error: Error) => void): Promise<LiveHub> => {
  const hearers = new Set<(signal: Signal) => void>()
  const hear = (text: string) => {
    for (const signal of parseSignals(text)) for (const hearer of hearers) hearer(signal)
  }
  const listener = await keepListening(connect, hear, onError)
  const sender = gatherSignals(pool, onError)
  return {
    tell: sender.add,
    listen: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    stop: async () => {
      await sender.flush()
      await listener.stop()
    },
  }
}

const gatherSignals = (pool: pg.Pool, onError: (error: Error) => void) => {
  let waiting: Signal[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const texts = packSignals(waiting)
    waiting = []
    for (const text of texts) await pool.query('select pg_notify($1, $2)', [channel, text]).catch(onError)
  }
  const add = (signals: readonly Signal[]) => {
    if (signals.length === 0) return
    waiting.push(...signals)
    timer ??= setTimeout(() => void flush(), gatherMilliseconds)
  }
  return { add, flush }
}

/** Signals as notification texts, equal ones once, none longer than a notification may be. */
export const packSignals = (signals: readonly Signal[]): string[] => {
  const texts: string[] = []
  let lines: string[] = []
  for (const line of new Set(signals.map((signal) => JSON.stringify(signal)))) {
    if (Buffer.byteLength([...lines, line].join('\n')) > longestNotification) {
      texts.push(lines.join('\n'))
      lines = []
    }
    lines.push(line)
  }
  return lines.length > 0 ? [...texts, lines.join('\n')] : texts
}

const parseSignals = (text: string): Signal[] => text.split('\n').map((line) => signal.parse(JSON.parse(line)))

const keepListening = async (connect: () => Promise<pg.Client>, hear: (text: string) => void, onError: (error: Error) => void) => {
  let stopped = false
  let client: pg.Client | undefined
  const open = async (): Promise<void> => {
    const fresh = await connect()
    fresh.on('notification', (message) => hear(message.payload ?? ''))
    fresh.on('error', (error) => {
      onError(error)
      reopen()
    })
    await fresh.query(`listen ${channel}`)
    client = fresh
  }
  const reopen = () => {
    if (stopped) return
    setTimeout(() => void open().catch((error: Error) => (onError(error), reopen())), 1000).unref()
  }
  await open()
  return {
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}
