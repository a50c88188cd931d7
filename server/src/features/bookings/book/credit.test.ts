import { expect, test } from 'vitest'
import { bookStay, bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const season = () => ({ from: inDays(0), to: inDays(120) })

const debtUsed = async (propertyId: string): Promise<number> => {
  const link = await server.database.kysely
    .selectFrom('travel_agent_link')
    .select('debt_used')
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return link.debt_used
}

test('“a payment on credit confirms at once for an agent with debt configured and room in its limit”', async () => {
  const selling = await makeSelling(server, season())
  const { data } = await bookStay(server, selling)
  expect(data).toMatchObject({ state: 'confirm', owed: 0, payBy: null })
  expect(await debtUsed(selling.propertyId)).toBe(data.total)
})

test('an agent without credit is refused as such, and may still pay in another way', async () => {
  const selling = await makeSelling(server, season())
  const agent = { ...selling, ...(await makeTravelAgent(server)) }
  await linkTravelAgent(server, selling.propertyId, agent)
  expect(await bookStay(server, agent)).toMatchObject({ status: 409, refusal: 'debtNotConfigured' })
  expect(await bookStay(server, agent, { with: { paymentMethod: 'cash' } })).toMatchObject({ status: 200 })
})

test('over the limit nothing is booked, and the refusal tells what is left', async () => {
  const selling = await makeSelling(server, { ...season(), debtLimit: 3_000_000 })
  const { data } = await bookStay(server, selling)
  const refused = await bookStay(server, selling)
  expect(refused).toMatchObject({ status: 409, refusal: 'debtOverLimit', values: { left: 3_000_000 - data.total } })
  expect(await debtUsed(selling.propertyId)).toBe(data.total)
})

test('bookings made at once on two servers never exceed the limit', async () => {
  const selling = await makeSelling(server, { ...season(), allotment: 10 })
  const quote = await server.ask('distribution/quote', stayAt(selling), selling)
  const total = quote.data.price?.total ?? 0
  await server.database.kysely
    .updateTable('travel_agent_link')
    .set({ debt_limit: total * 3 })
    .where('property_id', '=', selling.propertyId)
    .execute()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const stay = stayAt(selling, { checkIn: inDays(30 + index * 3) })
      return server.askOn(index % 2, 'distribution/book', bookingOf(stay, { total }), { ...selling, key: crypto.randomUUID() })
    }),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3)
  expect(replies.filter((reply) => reply.refusal === 'debtOverLimit')).toHaveLength(7)
  expect(await debtUsed(selling.propertyId)).toBe(total * 3)
})
