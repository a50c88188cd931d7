import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { nightsThatLie } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

test('bookings that are moved onto each other’s nights at once, while others are made and cancelled, sell nothing twice and lose nothing', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const made = await inTurn(8, (at) => bookStay(server, by, { checkIn: inDays(10 + at) }))
  const move = async (code: string, on: number, at: number) => {
    const dates = { checkIn: inDays(10 + ((at * 5) % 8)), checkOut: inDays(13 + ((at * 5) % 8)) }
    const { data } = await server.askOn(on, 'distribution/preview-change', { code, ...dates }, by)
    const agreed = { total: data?.after.price?.total ?? 0, seen: data?.seen ?? '-' }
    return server.askOn(on, 'distribution/change', { code, ...dates, ...agreed }, { ...by, key: crypto.randomUUID() })
  }
  const replies = await Promise.all([
    ...made.flatMap(({ data }, at) => [move(data.code, at % 2, at), move(data.code, (at + 1) % 2, at + 3)]),
    ...made
      .slice(0, 2)
      .map(({ data }) => server.askOn(1, 'distribution/cancel', { code: data.code, reason: 'Đổi ý' }, { ...by, key: crypto.randomUUID() })),
    ...[11, 13].map((day) => bookStay(server, by, { checkIn: inDays(day) })),
  ])
  expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await nightsThatLie(server, by.propertyId)).toEqual([])
  const { rows } = await server.database.pool.query(
    `select l.debt_used - coalesce((select sum(b.total) from booking b where b.property_id = l.property_id and b.state not in ('cancel', 'void')), 0)
        - coalesce((select sum(e.amount) from ledger_entry e where e.property_id = l.property_id and e.kind = 'cancellation fee'), 0) as astray
       from travel_agent_link l where l.property_id = $1`,
    [by.propertyId],
  )
  expect(rows.map(({ astray }: { astray: unknown }) => Number(astray))).toEqual([0])
})
