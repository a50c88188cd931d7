import { expect, test } from 'vitest'
import { z } from 'zod'
import { onThread } from './on-thread.ts'

const shape = z.object({ pages: z.int() })

/** A thread that runs this text. */
const thread = (text: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${text}`)}`)

test('a thread gets its data, and its answer is the first message of the shape: what Node sends under --watch is passed over', async () => {
  const file = thread(`parentPort.postMessage({ 'watch:import': ['a.ts'] }); parentPort.postMessage({ pages: workerData.pages + 1 })`)
  await expect(onThread(file, shape, { pages: 6 })).resolves.toEqual({ pages: 7 })
})

test('a thread that fails, or ends without an answer, is an error', async () => {
  await expect(onThread(thread(`throw new RangeError('too long')`), shape)).rejects.toThrow('too long')
  await expect(onThread(thread(`parentPort.postMessage({ pages: 'seven' })`), shape)).rejects.toThrow('ended without an answer')
})
