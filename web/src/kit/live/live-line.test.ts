import { expect, test, vi } from 'vitest'
import { keepLineOpen } from './live-line.ts'
import type { LiveTold } from './live-told.ts'

test.each([
  ['sessionIdle', 'idle'],
  ['sessionExpired', 'expired'],
])('a line that is refused (%s) tells every tab why the session ended (%s), and is not opened again', async (refusal, why) => {
  const answer = { responseCode: 117, message: '', refusal, requestId: '' }
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer), { status: 401 }))
  vi.stubGlobal('fetch', fetched)
  const told: LiveTold[] = []
  await keepLineOpen({ token: 'token', signal: new AbortController().signal, tell: (one) => void told.push(one) })
  expect(told).toEqual([{ kind: 'ended', why }])
  expect(fetched).toHaveBeenCalledTimes(1)
})
