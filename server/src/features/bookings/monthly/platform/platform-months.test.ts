import { addMonths, firstOfMonth } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { testToday } from '#testing/factories/book-stay.ts'
import { signInAdmin } from '#testing/factories/factories.ts'
import { drawNow, monthAtProperty } from '#testing/factories/month-statement.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const lastMonth = addMonths(firstOfMonth(testToday()), -1)
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

/** A month whose bookings bring a commission of 15 %; they were drawn up without one before it was agreed. */
const withCommission = async (bookings: number) => {
  const month = await monthAtProperty(server, { bookings })
  const { propertyId } = month.by
  await query(`update booking set commission_basis_points = 1500, commission = 277777 where property_id = $1`, [propertyId])
  await query(`update month_line set commission = 277777 where property_id = $1`, [propertyId])
  const admin = await signInAdmin(server)
  const place = { hotelId: propertyId, month: lastMonth, currency: 'VND' } as const
  return {
    ...month,
    propertyId,
    admin,
    detail: async () => (await server.ask('supplier/booking/monthly-detail', place, admin)).data,
    platformLines: async () => (await server.ask('supplier/booking/monthly-lines', place, admin)).data,
  }
}

test('a property’s month has the commission as its contract said it on the day of each booking, line by line', async () => {
  const { admin, propertyId, detail, platformLines, agree } = await withCommission(3)
  const [row] = (await server.ask('supplier/booking/monthly-all', { hotelId: propertyId }, admin)).data
  const open = {
    month: lastMonth,
    state: 'open',
    agents: 1,
    agreedAgents: 0,
    lines: 3,
    disputed: 0,
    amount: 6_000_000,
    commission: 833_331,
  }
  expect(row).toMatchObject({ ...open, agreedCommission: 0 })
  const ofLine = { basisPoints: 1500, amount: 277_777 }
  expect((await platformLines()).map(({ commission }) => commission)).toEqual([ofLine, ofLine, ofLine])
  await agree('property')
  await agree('agent')
  expect(await detail()).toMatchObject({
    state: 'agreed',
    agreedAgents: 1,
    agreedCommission: 833_331,
    statements: [{ state: 'agreed', lines: 3 }],
  })
  const asked = async (state: 'open' | 'agreed') =>
    (await server.ask('supplier/booking/monthly-all', { hotelId: propertyId, state, month: testToday() }, admin)).total
  expect([await asked('open'), await asked('agreed')]).toEqual([0, 0])
  const found = await server.ask('supplier/booking/monthly-all', { hotelId: propertyId, state: 'agreed' }, admin)
  expect(found).toMatchObject({ total: 1 })
})

test('what is taken off a line is taken off its commission in proportion, rounded half up', async () => {
  const { staff, agree, dispute, lines, detail, platformLines } = await withCommission(1)
  const line = (await lines())[0]?.id ?? ''
  await dispute('agent', line, 'Trả phòng sớm')
  expect(await detail()).toMatchObject({ disputed: 1, statements: [{ disputed: 1 }] })
  await server.ask('booking/monthly/answer', { line, answer: 'Bớt một nửa', allowed: 1_000_000 }, staff)
  expect(await platformLines()).toMatchObject([{ allowed: 1_000_000, commission: { amount: 138_889 } }])
  await agree('agent')
  expect(await detail()).toMatchObject({ state: 'agreed', amount: 1_000_000, commission: 138_889, agreedCommission: 138_889 })
})

test('what becomes cheaper after the month was agreed brings less in the next; an agreed line keeps its commission', async () => {
  const { admin, propertyId, agree, detail } = await withCommission(1)
  await agree('property')
  await agree('agent')
  await query('update booking set total = 1500000, commission = 208333, changed_at = now() where property_id = $1', [propertyId])
  await drawNow(server, addMonths(testToday(), 1))
  const [next, last] = (await server.ask('supplier/booking/monthly-all', { hotelId: propertyId }, admin)).data
  expect(next).toMatchObject({ amount: -500_000, commission: -69_444 })
  expect(last).toMatchObject({ amount: 2_000_000, commission: 277_777 })
  expect(await detail()).toMatchObject({ commission: 277_777 })
  await expect(query(`update month_line set commission = 1 where property_id = $1 and state = 'agreed'`, [propertyId])).rejects.toThrow(
    'never changed',
  )
})

test('a booking that ended brings none, and a month that is not there is not found', async () => {
  const { by } = await monthAtProperty(server, { bookings: 1, ended: 700_000 })
  const admin = await signInAdmin(server)
  const place = { hotelId: by.propertyId, currency: 'VND' } as const
  expect(await server.ask('supplier/booking/monthly-detail', { ...place, month: lastMonth }, admin)).toMatchObject({
    data: { amount: 700_000, commission: 0 },
  })
  const none = { ...place, month: testToday() }
  expect(await server.ask('supplier/booking/monthly-detail', none, admin)).toMatchObject({ status: 404 })
  expect(await server.ask('supplier/booking/monthly-lines', none, admin)).toMatchObject({ status: 404 })
})
