import { expect, test } from 'vitest'
import { countUploads, newUpload, nextUploads, toStart, type Upload, type UploadEvent } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name)
const waiting = (...keys: readonly string[]) => keys.map((key) => newUpload<string>(key, file(`${key}.jpg`), null))
const after = (uploads: readonly Upload<string>[], ...events: readonly UploadEvent<string>[]) => events.reduce(nextUploads<string>, uploads)
const states = (uploads: readonly Upload<string>[]) => uploads.map(({ key, state }) => `${key} ${state}`)

test('three are sent at a time, in their order; the next one begins when one is through', () => {
  const five = waiting('a', 'b', 'c', 'd', 'e')
  expect(toStart(five, 3).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  const sending = after(five, { type: 'started', keys: ['a', 'b', 'c'] })
  expect(toStart(sending, 3)).toEqual([])
  const oneThrough = after(sending, { type: 'done', key: 'b', answer: 'photo b' })
  expect(toStart(oneThrough, 3).map(({ key }) => key)).toEqual(['d'])
})

test('a file that fails keeps its place and its key; sent again it waits there, with nothing sent of it', () => {
  const failure = { message: 'no network', mayRetry: true }
  const failed = after(
    waiting('a', 'b', 'c'),
    { type: 'started', keys: ['a', 'b', 'c'] },
    { type: 'progressed', key: 'b', share: 0.6 },
    { type: 'failed', key: 'b', failure },
    { type: 'done', key: 'a', answer: 'photo a' },
  )
  expect(states(failed)).toEqual(['a done', 'b failed', 'c sending'])
  expect(failed[1]).toMatchObject({ failure, share: 0.6 })
  const again = after(failed, { type: 'again', keys: ['b'] })
  expect(states(again)).toEqual(['a done', 'b waiting', 'c sending'])
  expect(again[1]).toMatchObject({ failure: null, share: 0 })
})

test('a file that is refused at once is never sent, and keeps its place among the others', () => {
  const refused = newUpload<string>('x', file('x.txt'), { message: 'no photo', mayRetry: false })
  const all = after([], { type: 'added', uploads: [...waiting('a'), refused, ...waiting('b')] })
  expect(states(all)).toEqual(['a waiting', 'x failed', 'b waiting'])
  expect(toStart(all, 3).map(({ key }) => key)).toEqual(['a', 'b'])
})

test('the counts tell how many there are, are on their way, are there and are not', () => {
  const all = after(
    waiting('a', 'b', 'c', 'd'),
    { type: 'started', keys: ['a', 'b', 'c'] },
    { type: 'done', key: 'a', answer: 'photo a' },
    { type: 'failed', key: 'b', failure: { message: 'no', mayRetry: false } },
  )
  expect(countUploads(all)).toEqual({ total: 4, running: 2, done: 1, failed: 1 })
  expect(countUploads(after(all, { type: 'removed', keys: ['a', 'b'] }))).toEqual({ total: 2, running: 2, done: 0, failed: 0 })
})
