import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSellingPark, ticketBookingOf, ticketsAt } from '#testing/factories/book-tickets.ts'
import { linkTravelAgent, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'

const clients = 64
const server = useServerProcesses(2)

test('64 clients on two servers buy what is left of a day and a slot, while the park changes its calendar: never more than there is room for', async () => {
  const capacity = 40
  const slots = ['09:00', '14:00']
  const park = await makeSellingPark(server, { capacity, slots, debtLimit: 1_000_000_000_000 })
  const agents = await inTurn(clients, () => makeTravelAgent(server))
  await inTurn(clients, (at) => linkTravelAgent(server, park.propertyId, { ...(agents[at] ?? park), debtLimit: 1_000_000_000 }))
  const lines = [...slots, ...slots].map((slot, index) => ({ product: 'VENGAY', slot, visitors: index < 2 ? { adult: 1 } : { child: 1 } }))
  const order = (client: number) => (client % 2 === 0 ? lines : lines.toReversed())
  const buy = (client: number) =>
    server.askOn(client % 2, 'distribution/ticket-book', ticketBookingOf(ticketsAt(park, { lines: order(client) }), { total: 1_200_000 }), {
      agentKey: agents[client]?.agentKey ?? '',
      key: crypto.randomUUID(),
    })
  const set = (stopSell: boolean) =>
    server.askOn(
      1,
      'ticket-day/set',
      {
        id: park.productId,
        from: inDays(30),
        to: inDays(30),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        set: { capacity: stopSell ? null : capacity },
      },
      park.owner,
    )
  const [replies] = await Promise.all([
    Promise.all(Array.from({ length: clients }, (_, client) => buy(client))),
    inTurn(6, (at) => set(at % 2 === 0)),
  ])
  const sold = replies.filter(({ status }) => status === 200)
  expect([...new Set(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal))]).toEqual(['ticketsBlocked'])
  expect(sold).toHaveLength(capacity / 2)
  const { rows } = await server.database.pool.query(
    `select slot, sold::integer, (select sum(adults + children + seniors)::integer from ticket t where t.property_id = d.property_id and t.slot = d.slot) as people
       from ticket_day d where property_id = $1 order by slot`,
    [park.propertyId],
  )
  expect(rows).toEqual(slots.map((slot) => ({ slot, sold: capacity, people: capacity })))
  const { rows: dead } = await server.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')
  expect(dead).toEqual([{ deadlocks: 0 }])
})
