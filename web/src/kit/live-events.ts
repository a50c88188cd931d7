import { z } from 'zod'

/** What a signal of the server looks like. */
export const liveSignal = z.looseObject({ topic: z.string() })

/** What the server tells open screens: that something of a topic changed, and the little they need to read it again. */
export type LiveSignal = z.output<typeof liveSignal>

/** Reads server-sent events out of a stream of text, and tells each signal; ends with the stream. */
export async function readSignals(stream: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (signal: LiveSignal) => void): Promise<void> {
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

function tellEvent(event: string, tell: (signal: LiveSignal) => void): void {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n')
  if (data === '') return
  const parsed = liveSignal.safeParse(JSON.parse(data))
  if (parsed.success) tell(parsed.data)
}
