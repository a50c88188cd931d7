import { signal, type Signal, type SignalOf, type SignalTopic } from '@innkeeper/protocol/freshness/signal'
import { liveUrl } from '#kit/live/live-route.ts'

/** An open screen's listener: the signals of a server to the session of a token. */
export type LiveEar = {
  /** The next signal of a topic. */
  readonly next: <T extends SignalTopic>(topic: T) => Promise<SignalOf<T>>
  /** The next signal that reads of a prefix are out of date. */
  readonly stale: (prefix: string) => Promise<SignalOf<'stale'>>
  readonly close: () => void
}

/** Listens to a server's live channel as an open screen does. */
export const listenLive = async (serverUrl: string, token: string): Promise<LiveEar> => {
  const ended = new AbortController()
  const response = await fetch(serverUrl + liveUrl, { headers: { authorization: `Token ${token}` }, signal: ended.signal })
  if (!response.ok || response.body === null) throw new Error(`the live channel answers ${response.status}`)
  const signals = signalsOf(response.body)
  const nextWhere = async <S extends Signal>(isIt: (heard: Signal) => heard is S): Promise<S> => {
    // `for await` would close the channel after the first signal that is returned.
    const { value: heard, done } = await signals.next()
    if (done === true) throw new Error('the live channel ended without what was waited for')
    return isIt(heard) ? heard : nextWhere(isIt)
  }
  return {
    next: <T extends SignalTopic>(topic: T) => nextWhere((heard): heard is SignalOf<T> => heard.topic === topic),
    stale: (prefix) => nextWhere((heard): heard is SignalOf<'stale'> => heard.topic === 'stale' && heard.prefixes.includes(prefix)),
    close: () => ended.abort(),
  }
}

async function* signalsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Signal, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) yield signal.parse(JSON.parse(part.slice('data: '.length)))
  }
}
