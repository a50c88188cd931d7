import { expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'

const clients = 64
const most = 5
const server = useServerProcesses(2)

test('64 clients of one agent on two servers never pass its cap, and have all of it', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 10 })
  const owner = await signInTo(server, selling.propertyId)
  const capped = { capUnit: 'rooms', capRooms: most, capShare: null, capRefilled: true } as const
  const plain = { priceUnit: 'none', priceValue: null, pricePlans: [], plansOpen: 'all', openPlans: [] } as const
  const row = { ...plain, ...capped, pricePlans: [], openPlans: [], releaseSteps: [], level: null, travelAgentId: selling.travelAgentId }
  expect((await server.askOn(0, 'agent-terms/save', { version: 0, rows: [row] }, owner)).status).toBe(200)
  const stay = stayAt(selling)
  const quoted = await server.askOn(0, 'distribution/quote', stay, selling)
  const total = quoted.data.price?.total ?? 0

  const book = async (client: number): ReturnType<typeof once> => {
    const reply = await once(client)
    return reply.refusal === 'busy' ? book(client) : reply
  }
  const once = (client: number) =>
    server.askOn(client % 2, 'distribution/book', bookingOf(stay, { total }), { agentKey: selling.agentKey, key: crypto.randomUUID() })
  const replies = await Promise.all(Array.from({ length: clients }, (_, client) => book(client)))
  const booked = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(booked).toHaveLength(most)
  expect(refused.every(({ refusal, values }) => refusal === 'stayBlocked' && values?.['rule'] === 'agentCap')).toBe(true)
})
