import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgainWhenAnswered } from './ask-again.ts'
import { createQueryClient } from './query-client.ts'
import { Refused } from './refused.ts'

const failing = (why: Error) => {
  let tries = 0
  return {
    tries: () => tries,
    read: async () => {
      tries += 1
      if (tries === 1) throw why
      return 'read'
    },
  }
}

test.each([
  ['what could not be read is asked again as soon as something else is answered', new TypeError('no network'), 2],
  ['a refusal is an answer and is not asked again', new Refused(404, { responseCode: 100, message: '', requestId: 'r1' }), 1],
])('%s', async (_what, why, tries) => {
  const queries = createQueryClient()
  const stop = askAgainWhenAnswered(queries, () => Date.now() + 5000)
  const one = failing(why)
  const leave = new QueryObserver(queries, { queryKey: ['one'], queryFn: one.read, retry: false }).subscribe(() => undefined)
  await expect.poll(() => queries.getQueryState(['one'])?.status).toBe('error')
  await queries.query({ queryKey: ['other'], queryFn: async () => 'there' })
  await expect.poll(one.tries).toBe(tries)
  leave()
  stop()
})
