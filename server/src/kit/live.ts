import type pg from 'pg'
import { z } from 'zod'

const signal = z.looseObject({
  propertyId: z.string().nullable(),
  topic: z.enum(['nights', 'bookings', 'notifications', 'rooms', 'property', 'facts', 'images', 'sessionEnded']),
})

/** What open screens are told: that something of a topic changed, and the little they need to read it again. */
export type Signal = z.infer<typeof signal>

/** Who hears signals: each of them, and that some may have been `missed`. */
export type Hearer = { readonly hear: (signal: Signal) => void; readonly missed: () => void }

/** Carries signals to the screens of every server: `tell` sends, `listen` hears all of them until it is stopped. */
export type LiveHub = {
  readonly tell: (signals: readonly Signal[]) => void
  readonly listen: (hearer: Hearer) => () => void
  readonly stop: () => Promise<void>
}

const channel = 'innkeeper_live'
/** A notification may carry 8,000 bytes. */
const longestNotification = 7500
/** Signals of one moment travel together: telling inside the transaction would make commits wait for each other. */
const gatherMilliseconds = 20
const reopenMilliseconds = 1000

/** Opens the hub: one listening connection a server, re-opened when it is lost. */
export const openLiveHub = async (pool: pg.Pool, connect: () => Promise<pg.Client>, onError: (error: Error) => void): Promise<LiveHub> => {
  const hearers = new Set<Hearer>()
  const listener = await keepListening(connect, {
    hear: (text) => {
      for (const signal of parseSignals(text)) for (const hearer of hearers) hearer.hear(signal)
    },
    missed: () => {
      for (const hearer of hearers) hearer.missed()
    },
    onError,
  })
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
const packSignals = (signals: readonly Signal[]): string[] => {
  const texts: string[][] = []
  let left = 0
  for (const line of new Set(signals.map((signal) => JSON.stringify(signal)))) {
    const bytes = Buffer.byteLength(line) + 1
    if (bytes > left) {
      texts.push([])
      left = longestNotification
    }
    texts.at(-1)?.push(line)
    left -= bytes
  }
  return texts.map((lines) => lines.join('\n'))
}

const parseSignals = (text: string): Signal[] => text.split('\n').map((line) => signal.parse(JSON.parse(line)))

/** What a listening connection tells: texts that arrived, that some may have been missed, and errors. */
type Ear = { readonly hear: (text: string) => void; readonly missed: () => void; readonly onError: (error: Error) => void }

const keepListening = async (connect: () => Promise<pg.Client>, ear: Ear): Promise<{ stop: () => Promise<void> }> => {
  let stopped = false
  let client: pg.Client | undefined
  const open = async (): Promise<void> => {
    client = await listeningClient(connect, ear, reopen)
    if (stopped) await client.end()
  }
  const reopen = () => {
    if (stopped) return
    const attempt = () => open().then(ear.missed, (error: Error) => (ear.onError(error), reopen()))
    setTimeout(() => void attempt(), reopenMilliseconds).unref()
  }
  await open()
  return {
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}

/** A connection may tell of its end twice, by PostgreSQL's farewell and by its own closing; `lost` is told once. */
const listeningClient = async (connect: () => Promise<pg.Client>, { hear, onError }: Ear, lost: () => void): Promise<pg.Client> => {
  const client = await connect()
  let isListening = false
  client.on('error', (error) => {
    onError(error)
    if (isListening) lost()
    isListening = false
  })
  client.on('notification', (message) => hear(message.payload ?? ''))
  await client.query(`listen ${channel}`)
  isListening = true
  return client
}
