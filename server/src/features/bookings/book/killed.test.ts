import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Reply } from '#testing/ask.ts'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'

const server = useServerProcesses(2)
const rooms = 10
const guests = 40

type Answer = { readonly status: number; readonly refusal?: string | undefined }

/** The refusals after which a client tries again. */
const comeAgain = new Set<string | undefined>(['keyInFlight', 'busy'])

/** Repeats a request under one key until it is answered, as a client does whose connection breaks: on one server, then on the other. */
const untilAnswered = async <R extends Answer>(ask: (server: number) => Promise<R>, broken: unknown[], attempt = 0): Promise<R> => {
  const reply = await ask(attempt % 2).catch((error: unknown) => (broken.push(error), null))
  if (reply !== null && !comeAgain.has(reply.refusal)) return reply
  await wait(20)
  return untilAnswered(ask, broken, attempt + 1)
}

const open = async () => {
  const selling = await makeSelling(server, { from: inDays(1), to: inDays(60), allotment: rooms, debtLimit: 1_000_000_000_000 })
  const staff = await signInTo(server, selling.propertyId)
  return { selling, staff }
}

const countOf = async (
  table: 'booking' | 'booking_room' | 'booking_event' | 'booking_revision' | 'notification' | 'operation',
  propertyId: string,
) => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where property_id = $1`,
    [propertyId],
  )
  return rows[0]?.count
}

test('a server killed twice in the middle of forty bookings: each that is asked for again is there once, with all that belongs to it', async () => {
  const { selling } = await open()
  const { propertyId } = selling
  const stayOf = (at: number) => stayAt(selling, { checkIn: inDays(10 + 3 * (at % 4)), nights: 3 })
  const broken: unknown[] = []
  const bookings = Array.from({ length: guests }, async (_, at) => {
    const key = crypto.randomUUID()
    const booking = bookingOf(stayOf(at), { total: 3_000_000 })
    await wait(at * 25)
    const ask = (on: number): Promise<Reply<'distribution/book'>> => server.askOn(on, 'distribution/book', booking, { ...selling, key })
    return untilAnswered(ask, broken)
  })
  await inTurn(2, async () => (await wait(150), await server.kill(0)))
  const replies = await Promise.all(bookings)
  expect(broken.length).toBeGreaterThan(0)
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(new Set(replies.map(({ data }) => data.code)).size).toBe(guests)
  const tables = ['booking', 'booking_room', 'booking_event', 'booking_revision', 'notification'] as const
  expect(await Promise.all(tables.map((table) => countOf(table, propertyId)))).toEqual(tables.map(() => guests))
  expect(await nightsThatLie(server, propertyId)).toEqual([])
  const oneMore = bookingOf(stayOf(0), { total: 3_000_000 })
  expect(await server.ask('distribution/book', oneMore, { ...selling, key: 'one more' })).toMatchObject({ refusal: 'stayBlocked' })
})

test('a server killed in the middle of batches: each is there whole and once, or not at all until it is asked for again', async () => {
  const { selling, staff } = await open()
  const { propertyId, roomPlanId } = selling
  const broken: unknown[] = []
  const batches = Array.from({ length: 12 }, async (_, at) => {
    const key = crypto.randomUUID()
    const change = {
      intervals: [{ from: inDays(1), to: inDays(60) }],
      roomPlanIds: [roomPlanId],
      changes: { price: { act: 'set' as const, value: 1_000_001 + at } },
    }
    await wait(at * 15)
    const ask = (on: number): Promise<Reply<'room-plan/update-all'>> => server.askOn(on, 'room-plan/update-all', change, { ...staff, key })
    return untilAnswered(ask, broken)
  })
  await wait(80)
  await server.kill(0)
  const replies = await Promise.all(batches)
  expect(broken.length).toBeGreaterThan(0)
  const operations = replies.map(({ data }) => data.operationNo)
  expect(operations.toSorted((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(await countOf('operation', propertyId)).toBe(12)
  const { rows } = await server.database.pool.query<{ price: string; version: string; nights: number }>(
    'select price, version, count(*)::int as nights from rate_night where property_id = $1 group by price, version',
    [propertyId],
  )
  expect(rows).toMatchObject([{ version: 12, nights: 60 }])
})
