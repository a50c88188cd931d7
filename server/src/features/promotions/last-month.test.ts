import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { promotionForm } from '#testing/forms/promotion-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const stay = { checkIn: inDays(30), checkOut: inDays(33) }

test('what it would have done to last month’s bookings: those that it holds for, agents’ and guests’, cancelled ones left out', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const owner = await signInTo(server, selling.propertyId)
  const rooms = [{ roomPlanId: selling.roomPlanId, adults: 2 }]
  const asked = async (given: Partial<CallInput<'promotion/create'>>) =>
    (await server.ask('promotion/try-last-month', { promotion: promotionForm({ value: 1000, ...given }) }, owner)).data
  expect(await asked({})).toMatchObject({ bookings: 0, held: 0, amount: 0 })
  const quoted = (await server.ask('distribution/quote', { property: selling.property, ...stay, rooms }, selling)).data.price
  const tenth = Math.round((quoted?.subtotals.rooms ?? 0) / 10)
  const made = await inTurn(4, () => bookStay(server, selling, { with: { ...stay, rooms, total: quoted?.total ?? 0 } }))
  const [first, second, cancelled] = made.map(({ data }) => data.code)
  await server.ask('distribution/cancel', { code: cancelled ?? '', reason: 'Khách đổi ngày' }, { ...selling, key: 'cancel' })
  const { from, to } = await asked({})
  const lastMonth = 'update booking set created_at = ($2::date + 3) at time zone $3, travel_agent_id = $4, guest_email = $5 where code = $1'
  const put = (code: string | undefined, agent: string | null) =>
    server.database.pool.query(lastMonth, [code, from, 'Asia/Ho_Chi_Minh', agent, 'khach@example.com'])
  await put(first, selling.travelAgentId)
  await put(second, null)
  await put(cancelled, selling.travelAgentId)
  expect([from.slice(8), to < inDays(0)]).toEqual(['01', true])
  expect(await asked({})).toMatchObject({ bookings: 2, held: 2, amount: -2 * tenth, currency: 'VND' })
  expect(await asked({ channels: ['website'] })).toMatchObject({ bookings: 2, held: 1, amount: -tenth })
  expect(await asked({ effect: 'surcharge', channels: ['agents'] })).toMatchObject({ held: 1, amount: tenth })
  expect(await asked({ minNights: 4 })).toMatchObject({ bookings: 2, held: 0, amount: 0 })
})
