import { addMonths, firstOfMonth } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { testToday } from '#testing/factories/book-stay.ts'
import { drawNow, monthAtProperty } from '#testing/factories/month-statement.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

test('both agree at once on two servers: it closes once, and both are told that they did', async () => {
  const { agree, head, by } = await monthAtProperty(server, { bookings: 5 })
  const replies = await Promise.all([agree('property', 0), agree('agent', 1)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ data }) => data.state))).toEqual(new Set(['agreed', 'open']))
  expect(await head()).toMatchObject({ state: 'agreed', waiting: 0 })
  const { rows } = await server.database.pool.query(
    `select count(*)::integer as told from notification where property_id = $1 and kind = 'monthlyStatement' and state = 'agreed'`,
    [by.propertyId],
  )
  expect(rows).toEqual([{ told: 1 }])
})

test('one agrees while the other disputes: the line is agreed or disputed, never both', async () => {
  const { agree, dispute, lines, head } = await monthAtProperty(server, { bookings: 1 })
  await agree('agent')
  const line = (await lines())[0]?.id ?? ''
  const [agreed, disputed] = await Promise.all([agree('property', 1), dispute('property', line, 'x')])
  const after = await head()
  expect(new Set([agreed.status, disputed.status])).toEqual(new Set([200, 409]))
  expect(after.state).toBe(agreed.status === 200 ? 'agreed' : 'open')
})

test('two people record the same payment at once: it is recorded once, and the debt goes down once', async () => {
  const { agree, settle, credit, head, by } = await monthAtProperty(server, { bookings: 3 })
  await agree('property')
  await agree('agent')
  const before = await credit()
  const seen = { payable: 6_000_000 }
  const replies = await Promise.all([0, 1, 0, 1].map((on) => settle(2_000_000, seen, on)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(replies.flatMap(({ refusal }) => refusal ?? [])).toEqual(['monthChanged', 'monthChanged', 'monthChanged'])
  expect(await credit()).toBe(before - 2_000_000)
  expect(await head()).toMatchObject({ paid: 2_000_000, left: 4_000_000 })
  const { rows } = await server.database.pool.query(
    `select (select sum(amount)::bigint from month_payment where property_id = $1) as paid,
        (select sum(effect)::bigint from ledger_entry where property_id = $1) as booked`,
    [by.propertyId],
  )
  expect(rows).toEqual([{ paid: 2_000_000, booked: 2_000_000 }])
})

test('many servers draw up a month at once: each booking has one line', async () => {
  const { by } = await monthAtProperty(server, { bookings: 2 })
  await server.database.pool.query(`update booking set check_out = $2 where property_id = $1`, [by.propertyId, firstOfMonth(testToday())])
  await Promise.all(Array.from({ length: 6 }, () => drawNow(server, addMonths(testToday(), 1))))
  const { rows } = await server.database.pool.query(
    `select count(*)::integer as lines, (select count(*)::integer from month_drawn where property_id = $1) as months
       from month_line where property_id = $1`,
    [by.propertyId],
  )
  expect(rows).toEqual([{ lines: 2, months: 2 }])
})
