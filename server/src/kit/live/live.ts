import { signal, type Signal } from '@innkeeper/protocol/freshness/signal'
import type pg from 'pg'

/** A listener: it gets each signal, and `missed` is called when signals may have been lost. */
export type LiveListener = { readonly hear: (signal: Signal) => void; readonly missed: () => void }

/** Carries signals to the screens of every server: `publish` sends, `listen` receives all of them until it is stopped. */
export type LiveHub = {
  readonly publish: (signals: readonly Signal[]) => void
  readonly listen: (hearer: LiveListener) => () => void
  /** Connects as soon as the database is available; before that no signals arrive. */
  readonly open: () => Promise<void>
  readonly stop: () => Promise<void>
}

const channel = 'innkeeper_live'
/** PostgreSQL allows 8,000 bytes for a notification. */
const longestNotification = 7500
/** Signals of the same moment are sent together: notifying inside the transaction would make commits wait for each other. */
const gatherMilliseconds = 20
const reopenMilliseconds = 1000

/** The hub: one listening connection for each server, which is opened again when it is lost. */
export const liveHub = (pool: pg.Pool, connect: () => Promise<pg.Client>, onError: (error: Error) => void): LiveHub => {
  const hearers = new Set<LiveListener>()
  const listener = keepListening(connect, {
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
    publish: sender.add,
    listen: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    open: listener.open,
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

/** Signals as notification texts, without duplicates, none longer than the limit. */
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

/** A server of another release may send signals that this one does not know. */
const parseSignals = (text: string): Signal[] =>
  text.split('\n').flatMap((line) => {
    const { data } = signal.safeParse(JSON.parse(line))
    return data === undefined ? [] : [data]
  })

/** The callbacks of a listening connection: for texts, for possibly missed texts, and for errors. */
type Ear = { readonly hear: (text: string) => void; readonly missed: () => void; readonly onError: (error: Error) => void }

const keepListening = (connect: () => Promise<pg.Client>, ear: Ear): Pick<LiveHub, 'open' | 'stop'> => {
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
  return {
    open,
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}

/** A connection may report its end twice, by PostgreSQL's message and by the closed socket; `lost` is called once. */
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
