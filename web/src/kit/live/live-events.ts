import { signal, type Signal } from '@innkeeper/protocol/freshness/signal'

/** Reads server-sent events from a stream of text and reports each signal; ends when the stream ends. */
export const readSignals = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (signal: Signal) => void): Promise<void> => {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) tellEvent(event, tell)
  }
}

const tellEvent = (event: string, tell: (signal: Signal) => void): void => {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n')
  if (data === '') return
  const parsed = signal.safeParse(JSON.parse(data))
  if (parsed.success) tell(parsed.data)
}
