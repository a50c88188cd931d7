import { expect, test } from 'vitest'
import { bookStay, inDays, stayAt } from '../../testing/book-stay.ts'
import { makeSelling } from '../../testing/factories-sales.ts'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer()
const season = () => ({ from: inDays(0), to: inDays(120) })

const soldOn = async (propertyId: string): Promise<number[]> => {
  const rows = await server.database.kysely
    .selectFrom('room_night')
    .select('sold')
    .where('property_id', '=', propertyId)
    .where('sold', '>', 0)
    .execute()
  return rows.map(({ sold }) => sold)
}

test('a quote shows every line of the price, and the booking costs what was quoted', async () => {
  const selling = await makeSelling(server, season())
  const quote = await server.ask('distribution/quote', stayAt(selling), selling)
  expect(quote).toMatchObject({ responseCode: 0, data: { bookable: true, blocked: [], level: 3 } })
  const reply = await bookStay(server, selling)
  expect(reply).toMatchObject({ status: 200, data: { state: 'confirm', total: quote.data.price?.total } })
  expect(reply.data.price.lines).toEqual(quote.data.price?.lines)
  expect(await soldOn(selling.propertyId)).toEqual([1, 1])
})
