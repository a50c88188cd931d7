import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { expect, test } from 'vitest'
import { readSignals } from './live-events.ts'

const streamOf = (...chunks: readonly string[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

test('signals are told one by one, however the stream is cut; heartbeats are not signals', async () => {
  const told: Signal[] = []
  await readSignals(
    streamOf(
      ': open\n\ndata: {"topic":"boo',
      'kings","propertyId":"p","code":"HA7"}\n',
      '\n: still here\n\ndata: {"topic":"of another release"}\n\ndata: {"topic":"stale","propertyId":null,"prefixes":["room"]}\n\n',
    ),
    (signal) => told.push(signal),
  )
  expect(told).toEqual([
    { topic: 'bookings', propertyId: 'p', code: 'HA7' },
    { topic: 'stale', propertyId: null, prefixes: ['room'] },
  ])
})

test('letters that two chunks share are put together', async () => {
  const bytes = new TextEncoder().encode('data: {"topic":"bookings","propertyId":"p","code":"Hải Âu"}\n\n')
  const at = bytes.indexOf(0xe1) + 1
  const told: Signal[] = []
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, at))
      controller.enqueue(bytes.slice(at))
      controller.close()
    },
  })
  await readSignals(stream, (signal) => told.push(signal))
  expect(told).toEqual([{ topic: 'bookings', propertyId: 'p', code: 'Hải Âu' }])
})
