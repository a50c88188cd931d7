import { liveUrl } from '../kit/live-route.ts'
import type { Signal } from '../kit/live.ts'

/** An open screen's ear: what a server tells the session of a token. */
export type LiveEar = {
  /** The next signal of a topic. */
  readonly next: (topic: Signal['topic']) => Promise<Signal>
  readonly close: () => void
}

/** Listens to a server's live channel as an open screen does. */
export const hearLive = async (serverUrl: string, token: string): Promise<LiveEar> => {
  const ended = new AbortController()
  const response = await fetch(serverUrl + liveUrl, { headers: { authorization: `Token ${token}` }, signal: ended.signal })
  if (response.body === null) throw new Error('the live channel has no body')
  const signals = signalsOf(response.body)
  return {
    next: async (topic) => {
      for await (const signal of signals) if (signal.topic === topic) return signal
      throw new Error(`the live channel ended without ${topic}`)
    },
    close: () => ended.abort(),
  }
}

async function* signalsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Signal> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length))
  }
}
