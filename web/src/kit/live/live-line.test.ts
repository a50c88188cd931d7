import { afterEach, expect, test, vi } from 'vitest'
import { keepLineOpen } from './live-line.ts'
import type { LiveTold } from './live-told.ts'

afterEach(() => vi.useRealTimers())

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

/** A line of the server: it writes so often, and breaks when the browser gives it up. */
const lineThatWrites = (everyMilliseconds: number, given: AbortSignal | null | undefined): Response => {
  const body = new ReadableStream({
    start: (controller) => {
      const timer = setInterval(() => controller.enqueue(new TextEncoder().encode(': still here\n\n')), everyMilliseconds)
      given?.addEventListener('abort', () => {
        clearInterval(timer)
        controller.error(given.reason)
      })
    },
  })
  return new Response(body)
}

test.each([
  [25_000, 1],
  [200_000, 3],
])(
  'a line that writes every %i ms is opened %i times in three minutes: after a minute of silence it counts as broken',
  async (every, times) => {
    vi.useFakeTimers()
    const fetched = vi.fn<typeof fetch>(async (_address, init) => lineThatWrites(every, init?.signal))
    vi.stubGlobal('fetch', fetched)
    const leave = new AbortController()
    const told: LiveTold[] = []
    const kept = keepLineOpen({ token: 'token', signal: leave.signal, tell: (one) => void told.push(one) })
    await vi.advanceTimersByTimeAsync(180_000)
    expect(fetched).toHaveBeenCalledTimes(times)
    expect(told).toEqual(Array.from({ length: times }, () => ({ kind: 'missed' })))
    leave.abort()
    await kept
  },
)

test('while the line is refused because it was opened too often, the screens read again every ten seconds', async () => {
  vi.useFakeTimers()
  const tooOften = () => new Response('{}', { status: 429 })
  const answers = [tooOften(), tooOften(), tooOften()]
  const fetched = vi.fn<typeof fetch>(async (_address, init) => answers.shift() ?? lineThatWrites(25_000, init?.signal))
  vi.stubGlobal('fetch', fetched)
  const leave = new AbortController()
  const told: number[] = []
  const start = Date.now()
  const kept = keepLineOpen({ token: 'token', signal: leave.signal, tell: () => void told.push(Date.now() - start) })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toEqual([0, 10_000, 20_000, 30_000])
  leave.abort()
  await kept
})
