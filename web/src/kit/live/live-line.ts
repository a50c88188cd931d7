import { envelope } from '@innkeeper/protocol/envelope'
import { pageLanguage } from '../language/language-choice.ts'
import { readSignals } from './live-events.ts'
import type { LiveTold } from './live-told.ts'
import { endIn, type SessionEnd } from '../session/session-end.ts'

/** A live connection to the server: its token, the signal that ends it, and the function that gets what it receives. */
export type Line = { readonly token: string; readonly signal: AbortSignal; readonly tell: (told: LiveTold) => void }

const address = '/api/v2/hotel/live'
const firstPause = 1000
const longestPause = 30_000
/** The pause after an attempt that came too often. The server forgets attempts after a minute. */
const refusedPause = 10_000
/** The server writes every 25 seconds: a connection that is silent for longer is dead, although the browser has not noticed. */
const longestSilence = 60_000

/**
 * Opens the connection, and opens it again when it breaks, until it is aborted or the session ends. Each time it opens, signals may have
 * been missed before, so earlier reads may be out of date. So they are while the server refuses it because it was opened too often: the
 * screens then read again at each attempt.
 */
export const keepLineOpen = async (line: Line): Promise<void> => {
  let pause = firstPause
  while (!line.signal.aborted) {
    const started = Date.now()
    const outcome = await listenOnce(line)
    if (outcome === 'ended') return
    if (outcome === 'refused') {
      await wait(refusedPause, line.signal)
      continue
    }
    pause = Date.now() - started > longestPause ? firstPause : Math.min(pause * 2, longestPause)
    await wait(pause, line.signal)
  }
}

const listenOnce = async ({ token, signal, tell }: Line): Promise<'broken' | 'refused' | 'ended'> => {
  const silence = watchSilence()
  try {
    const headers = { authorization: `Token ${token}`, accept: 'text/event-stream', 'accept-language': pageLanguage() }
    const response = await fetch(address, { headers, signal: AbortSignal.any([signal, silence.signal]) })
    if (response.status === 401) tell({ kind: 'ended', why: await endOf(response) })
    if (response.status === 401 || response.status === 403) return 'ended'
    if (response.status === 429) {
      tell({ kind: 'missed' })
      return 'refused'
    }
    if (!response.ok || response.body === null) return 'broken'
    tell({ kind: 'missed' })
    await readSignals(response.body.pipeThrough(silence.listen()), (heard) => tell({ kind: 'signal', signal: heard }))
    return 'broken'
  } catch (error) {
    // A broken connection is opened again; nothing else needs to be done here.
    return error instanceof Error && signal.aborted ? 'ended' : 'broken'
  } finally {
    silence.stop()
  }
}

/** A signal that ends a connection when nothing has come for too long. */
const watchSilence = () => {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), longestSilence)
  }
  heard()
  return {
    signal: silent.signal,
    listen: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, onward) => {
          heard()
          onward.enqueue(chunk)
        },
      }),
    stop: () => clearTimeout(timer),
  }
}

const endOf = async (response: Response): Promise<SessionEnd> => {
  const answer = envelope.safeParse(await response.json().catch(() => null))
  return endIn(response.status, answer.data?.refusal) ?? 'expired'
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
