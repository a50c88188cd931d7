import { expect, test } from 'vitest'
import { askServer } from '#testing/ask.ts'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { useServerOnBreakingLine } from '#testing/server/breaking-line.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const far = useServerOnBreakingLine(server, { asking: 'write bookings' })

test('a booking whose commit gets no answer exists once; its agent gets it and the open screens are notified', async () => {
  const hotel = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const { token } = await signInTo(server, hotel.propertyId)
  const ear = await listenLive(server.url(), token)
  const input = bookingOf(stayAt(hotel), { total: 2_000_000 })
  const booked = await askServer({ url: far(), path: 'distribution/book', input, options: { ...hotel, key: 'once' } })
  expect(booked.status).toBe(200)
  expect(await ear.next('bookings')).toMatchObject({ code: booked.data.code })
  ear.close()
  const { rows } = await server.database.pool.query('select code from booking where property_id = $1', [hotel.propertyId])
  expect(rows).toEqual([{ code: booked.data.code }])
})
