import type pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
type Selling = Awaited<ReturnType<typeof makeSelling>>
let selling: Selling
let promotionId: string

beforeEach(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, selling.propertyId)
  promotionId = (await server.ask('promotion/create', promotionForm(), owner)).data.id
})

const stay = { checkIn: inDays(30), checkOut: inDays(33) }
const book = async () => {
  const rooms = [{ roomPlanId: selling.roomPlanId, adults: 2 }]
  const { price } = (await server.ask('distribution/quote', { property: selling.property, ...stay, rooms }, selling)).data
  return bookStay(server, selling, { with: { ...stay, rooms, total: price?.total ?? 0 } })
}

/** Sets a limit, and does something else before that is committed. */
const whileLimiting = async <T>(act: (client: pg.PoolClient) => Promise<T>, mostUses = 5): Promise<T> => {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('update promotion set most_uses = $2 where promotion_id = $1', [promotionId, mostUses])
    return await act(client)
  } finally {
    client.release()
  }
}

/** Whether somebody waits for a lock. */
const someoneWaits = async (): Promise<boolean> =>
  (await server.database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows
    .length > 0

const usesNow = async (): Promise<unknown> =>
  (await server.database.pool.query('select uses from promotion where promotion_id = $1', [promotionId])).rows

test('a booking that is made while its promotion gets a limit is counted', async () => {
  const booked = await whileLimiting(async (client) => {
    const booking = book()
    await expect.poll(someoneWaits).toBe(true)
    await client.query('commit')
    return booking
  })
  expect(booked.status).toBe(200)
  expect(await usesNow()).toEqual([{ uses: 1 }])
})

test('a booking that is cancelled while its promotion gets a limit is not counted', async () => {
  const { code } = (await book()).data
  const cancelled = await whileLimiting(async (client) => {
    const cancelling = server.ask('distribution/cancel', { code, reason: 'Khách đổi ngày' }, { ...selling, key: 'cancelled' })
    await expect.poll(someoneWaits).toBe(true)
    await client.query('commit')
    return cancelling
  })
  expect(cancelled.status).toBe(200)
  expect(await usesNow()).toEqual([{ uses: 0 }])
})

test('a booking that is made while its promotion gets a limit that is reached is told the price without it', async () => {
  await book()
  const booked = await whileLimiting(async (client) => {
    const booking = book()
    await expect.poll(someoneWaits).toBe(true)
    await client.query('commit')
    return booking
  }, 1)
  expect(booked).toMatchObject({ refusal: 'priceChanged' })
  expect(await usesNow()).toEqual([{ uses: 1 }])
})
