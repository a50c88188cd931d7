import { expect, test } from 'vitest'
import { makeOpenPark, showTicket, ticketsForToday } from '#testing/factories/enter-park.ts'
import { useServerProcesses } from '#testing/server/server-processes.ts'

const clients = 64
const server = useServerProcesses(2)

test.each([1, 3])('64 phones on two servers show the same ticket of %i entries at once: it lets in exactly as often', async (entries) => {
  const park = await makeOpenPark(server, { entries })
  const { tickets } = await ticketsForToday(server, park)
  const [one, other] = tickets
  const replies = await Promise.all(
    Array.from({ length: clients }, (_, client) => {
      const ticket = client % 4 < 2 ? one?.code : one?.number
      const on = { ...server, ask: ((...asked) => server.askOn(client % 2, ...asked)) satisfies typeof server.ask }
      return showTicket(on, park.owner, ticket ?? '', { gate: `Cổng ${client}` })
    }),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(entries)
  expect([...new Set(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal))]).toEqual(['gateUsed'])
  expect(await showTicket(server, park.owner, other?.code ?? '')).toMatchObject({ status: 200 })
  const { rows } = await server.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')
  expect(rows).toEqual([{ deadlocks: 0 }])
})
