import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { letters } = server.outside

/** A property with an address, whose agent has one too and 5,000,000 of credit: two stays of 2,000,000 come to 80 %. */
const withCredit = async () => {
  const hotel = await makeSelling(server, { from: inDays(0), to: inDays(120), debtLimit: 5_000_000 })
  const [propertyMail, agentMail] = [`hotel-${hotel.propertyId}@example.com`, `agent-${hotel.travelAgentId}@example.com`]
  await server.database.pool.query('update property set email = $2 where property_id = $1', [hotel.propertyId, propertyMail])
  await server.database.pool.query('update travel_agent set email = $2 where travel_agent_id = $1', [hotel.travelAgentId, agentMail])
  const owner = await signInTo(server, hotel.propertyId)
  return { hotel, owner, propertyMail, agentMail }
}

type Place = Awaited<ReturnType<typeof withCredit>>

const warnings = async ({ owner }: Place) => {
  const { data } = await server.ask('notification/show', { limit: 100 }, owner)
  return data.notifications.filter(({ type }) => type === 'agentCredit')
}

const lettersTo = (address: string) => letters.filter(({ to, subject }) => to === address && subject.includes('%'))

test('“warned at 80 %, both sides told”: the property in its bell and by mail, the agent by mail', async () => {
  const place = await withCredit()
  await bookStay(server, place.hotel)
  expect(await warnings(place)).toEqual([])
  await bookStay(server, place.hotel, { checkIn: inDays(50) })
  expect(await warnings(place)).toMatchObject([{ title: 'Golden Sand Travel has used 80% of its credit' }])
  await expect.poll(() => lettersTo(place.agentMail).length).toBe(1)
  await expect.poll(() => lettersTo(place.propertyMail).length).toBe(1)
  expect(lettersTo(place.agentMail)[0]?.text).toMatch(/₫1,000,000 is left/u)
})

test('they are told once for each crossing: not again above it, and again after it fell below', async () => {
  const place = await withCredit()
  await bookStay(server, place.hotel)
  const second = await bookStay(server, place.hotel, { checkIn: inDays(50) })
  await bookStay(server, place.hotel, { checkIn: inDays(60), nights: 1 })
  expect(await warnings(place)).toHaveLength(1)
  await server.ask('booking/cancel', { code: second.data.code, reason: 'Phòng ngập nước' }, place.owner)
  expect(await warnings(place)).toHaveLength(1)
  await bookStay(server, place.hotel, { checkIn: inDays(50) })
  expect(await warnings(place)).toHaveLength(2)
})

test('a lower limit that brings it there warns as well; a limit below what is used is refused at its field', async () => {
  const place = await withCredit()
  const { hotel, owner } = place
  await bookStay(server, hotel)
  const set = (debtLimit: number | null, version: number) =>
    server.ask('travelagent/set-credit', { travelAgentId: hotel.travelAgentId, version, debtLimit }, owner)
  const tooLow = { status: 422, refusal: 'creditBelowUsed', errors: [{ field: 'debtLimit' }] }
  expect(await set(1_999_999, 1)).toMatchObject(tooLow)
  expect(await set(null, 1)).toMatchObject(tooLow)
  expect(await warnings(place)).toEqual([])
  expect(await set(2_400_000, 1)).toMatchObject({ data: { version: 2 } })
  expect(await warnings(place)).toHaveLength(1)
  expect(await set(9_000_000, 1)).toMatchObject({ status: 409, refusal: 'agentChanged' })
})

test('a warning is not shown to who may not see agents', async () => {
  const place = await withCredit()
  await bookStay(server, place.hotel, { nights: 4 })
  const reception = await signInTo(server, place.hotel.propertyId, { codes: ['BOOKING_LIST_1'] })
  expect(await warnings({ ...place, owner: reception })).toEqual([])
  expect(await warnings(place)).toHaveLength(1)
})
