import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { clearSession, gateEntriesName, keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Answer } from '#testing/answers.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { GateScreen } from '../gate-screen.tsx'

const [first, second] = ['1234567894', '1000000005'] as const
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' }).format(new Date())
const day: AnswerOf<'gate/day'> = {
  park: 'THACMAY',
  today,
  publicKey: 'A'.repeat(43),
  lines: [
    {
      code: 'TM1',
      state: 'confirm',
      guestName: 'Lê Thu Hà',
      product: { vi: 'Vé ngày', en: 'Day ticket' },
      slot: '',
      slots: [],
      firstDay: '2020-01-01',
      lastDay: '2099-01-01',
      tickets: [
        { number: first, visitor: 'adult', entries: 1, entered: [] },
        { number: second, visitor: 'child', entries: 1, entered: [] },
      ],
    },
  ],
}
const nobody: AnswerOf<'gate/entries'> = { today, entries: 0, against: [], latest: [] }

/** A server that can be out of reach, and what it says of the entries that it is told of. */
const aServer = (tell: (body: unknown) => Answer = () => ({ body: {} })) => {
  let away = false
  const reached = (answer: Answer): Answer => {
    if (away) throw new TypeError('no network')
    return answer
  }
  const asked = answerCalls({
    'gate/day': () => reached({ body: { data: day } }),
    'gate/entries': () => reached({ body: { data: nobody } }),
    'gate/enter': () => reached({ status: 500, body: {} }),
    'gate/tell': ({ body }) => reached(tell(body)),
  })
  const goes = (next: boolean) => {
    away = next
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!next)
    window.dispatchEvent(new Event(next ? 'offline' : 'online'))
  }
  const told = () => asked.filter(({ url }) => url.pathname.endsWith('gate/tell'))
  return { asked, told, goes }
}

const listRead = (asked: ReturnType<typeof answerCalls>) =>
  waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('gate/day'))).toBe(true))

const type = async (number: string) => {
  await userEvent.type(page.getByLabelText('Ticket number'), number)
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
}
const keptEntries = z.array(z.looseObject({ number: z.string() }))
const kept = () => keptEntries.parse(JSON.parse(window.localStorage.getItem(gateEntriesName) ?? '[]'))
const toldBody = z.looseObject({ id: z.uuid(), ticket: z.string() })
const data = (against: 'used' | null, others: readonly object[] = []) => ({
  id: crypto.randomUUID(),
  number: first,
  code: 'TM1',
  against,
  others,
})

beforeEach(() => {
  const hotel = { ...hotelOf('01900000-0000-7000-8000-00000000000a', 'Thác Mây'), kind: 'playground' as const }
  const signedIn = signedInAs({ hotel })
  const roles = ['BOOKING_1', 'GATE_1', 'GATE_2'].map((fnCode) => ({ fnCode, type: 'view' as const }))
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles } })
  window.localStorage.removeItem(gateEntriesName)
})
afterEach(() => {
  vi.restoreAllMocks()
  // The tests of other files run in the same page: without this their reads would wait for a network.
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
})

test('without a network the phone decides by the day’s list, lets in once, and keeps what it did', async () => {
  const server = aServer()
  await show(<GateScreen />)
  await listRead(server.asked)
  server.goes(true)
  await page.findByText(/No network since/u)
  await type(first)
  await page.findByText('Valid')
  expect(page.getByText('Lê Thu Hà')).toBeDefined()
  expect(page.queryByRole('button', { name: 'Undo this entry' })).toBeNull()
  await type(first)
  await page.findByText('Used')
  await type('2000000003')
  await page.findByText('It is not among today’s tickets.')
  expect(kept()).toMatchObject([{ number: first, gate: 'Main gate' }])
  expect(JSON.stringify(kept())).not.toContain('Lê Thu Hà')
  expect(page.getByText(/Entries that wait to be sent: 1/u)).toBeDefined()
})

test('once the network is back the entries are sent in their order, each with its id as its key, and forgotten', async () => {
  const server = aServer(() => ({ body: { data: data(null) } }))
  await show(<GateScreen />)
  await listRead(server.asked)
  server.goes(true)
  for (const number of [first, second]) {
    await type(number)
    await waitFor(() => expect(kept().at(-1)).toMatchObject({ number }))
  }
  server.goes(false)
  await waitFor(() => expect(server.told()).toHaveLength(2))
  const bodies = server.told().map(({ body }) => toldBody.parse(body))
  expect(bodies.map(({ ticket }) => ticket)).toEqual([first, second])
  expect(server.told().map(({ headers }) => headers.get('idempotency-key'))).toEqual(bodies.map(({ id }) => id))
  await waitFor(() => expect(kept()).toEqual([]))
  expect(page.queryByText(/Entries that wait/u)).toBeNull()
})

test('a ticket that another phone let in meanwhile is told loudly, with when and where, until somebody has seen it', async () => {
  const others = [{ at: '2026-11-27T02:15:00.000Z', gate: 'East gate' }]
  const server = aServer(() => ({ body: { data: data('used', others) } }))
  await show(<GateScreen />)
  await listRead(server.asked)
  server.goes(true)
  await type(first)
  await page.findByText('Valid')
  server.goes(false)
  const alert = await page.findByText(/Ticket 123 456 7894 entered twice/u)
  expect(alert.closest('[role=alert]')?.textContent).toContain('and at East gate at 09:15.')
  await userEvent.click(page.getByRole('button', { name: 'Seen' }))
  expect(page.queryByText(/entered twice/u)).toBeNull()
})

test('an hour after the list was read the phone no longer decides, and says so', async () => {
  const server = aServer()
  await show(<GateScreen />)
  await listRead(server.asked)
  server.goes(true)
  await page.findByText(/No network since/u)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_700_000)
  vi.setSystemTime(now + 3_700_000)
  await type(first)
  await page.findByText(/this phone can no longer decide/u)
  expect(kept()).toEqual([])
})

test('logging out removes what the phone keeps', async () => {
  const server = aServer()
  await show(<GateScreen />)
  await listRead(server.asked)
  server.goes(true)
  await type(first)
  await page.findByText('Valid')
  expect(kept()).toHaveLength(1)
  clearSession()
  expect(kept()).toEqual([])
})

test('a camera that is refused says so, and the number can be typed', async () => {
  const server = aServer()
  const refused = vi.fn<() => Promise<MediaStream>>().mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: refused } })
  await show(<GateScreen />)
  await listRead(server.asked)
  await userEvent.click(page.getByRole('button', { name: 'Scan a ticket' }))
  await page.findByText('The camera cannot be used. Type the ticket’s number.')
  expect(refused).toHaveBeenCalledTimes(1)
  server.goes(true)
  await type(first)
  await page.findByText('Valid')
})
