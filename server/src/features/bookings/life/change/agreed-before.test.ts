import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

test('what was agreed before each change can be read as the booking could, and nobody else’s', async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await bookStay(server, by)).data
  const read = async (changeNo: number, who = staff) => server.ask('booking/agreed-before', { code, changeNo }, who)
  const detail = async () => (await server.ask('booking/detail', { code }, staff)).data
  expect(await read(1)).toMatchObject({ status: 404, errors: [{ field: 'changeNo' }] })

  const first = await detail()
  await server.ask('booking/change', { code, checkOut: inDays(33), total: 3_000_000, seen: first.changedAt }, staff)
  const second = await detail()
  const guest = { name: 'Lý Gia Hân', phone: '', email: 'han@example.com' }
  await server.ask('booking/change', { code, guest, total: 3_000_000, seen: second.changedAt }, staff)
  // Prices of today do not reach what was agreed.
  await server.database.pool.query('update rate_night set price = 9000000 where property_id = $1', [by.propertyId])

  const { data: before } = await read(1)
  const { checkIn, checkOut, nights, guestName, guestPhone, guestEmail, state, total, paid, lines, services, price, payments } = first
  const agreed = { checkIn, checkOut, nights, guestName, guestPhone, guestEmail, state, total, paid, lines, services, price, payments }
  expect(before).toEqual({ ...agreed, code, currency: first.currency, until: second.changedAt })
  expect((await read(2)).data).toMatchObject({ checkOut: inDays(33), guestName: first.guestName, total: 3_000_000, price: second.price })
  expect(await read(3)).toMatchObject({ status: 404 })
  const stranger = await signInTo(server, (await makeSelling(server, { from: inDays(0), to: inDays(1) })).propertyId)
  expect(await read(1, stranger)).toMatchObject({ status: 404, errors: [{ field: 'code' }] })
})
