import { bookingSorts } from '@innkeeper/protocol/calls/manage/booking'
import { expect, test } from 'vitest'
import { askedOrderText } from '#kit/records/list-order.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { bookingOrders } from './booking-list.store.ts'

const server = useTestServer()

const withThree = async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, selling.propertyId)
  const book = async (name: string, checkIn: number, rooms: number) => {
    const { data } = await bookStay(server, selling, { checkIn: inDays(checkIn), rooms, with: { guest: { name, phone: '', email: '' } } })
    return data.code
  }
  return { staff, an: await book('Đặng An', 40, 1), anh: await book('Ánh Dương', 10, 2), binh: await book('Bùi Bình', 20, 1) }
}

type Order = Pick<Parameters<typeof server.ask<'booking/get-all'>>[1], 'sort' | 'descending'>

test('“sorting by head”: by guest as names are sorted, by arrival, by total; what is equal keeps its place over pages', async () => {
  const { staff, an, anh, binh } = await withThree()
  const codes = async (order: Order, page = {}) =>
    (await server.ask('booking/get-all', { ...order, ...page }, staff)).data.map((row) => row.code)
  expect(await codes({ sort: 'guest' })).toEqual([anh, binh, an])
  expect(await codes({ sort: 'guest', descending: true })).toEqual([an, binh, anh])
  expect(await codes({ sort: 'checkIn' })).toEqual([anh, binh, an])
  expect((await codes({ sort: 'total', descending: true }))[0]).toBe(anh)
  expect(await codes({})).toEqual([binh, anh, an])
  const pages = await Promise.all([0, 1, 2].map((offset) => codes({ sort: 'state' }, { limit: 1, offset })))
  expect(new Set(pages.flat())).toEqual(new Set([an, anh, binh]))
})

test('“exports obey sort and filter”', async () => {
  const { staff, an, anh, binh } = await withThree()
  const { data } = await server.ask('booking/export', { sort: 'guest', descending: true }, staff)
  const written = data.text.split('\r\n').slice(1, -1)
  expect(written.map((line) => line.split(',')[0])).toEqual([an, binh, anh])
})

const orders = [undefined, ...bookingSorts].flatMap((sort) => [false, true].map((descending) => [sort, descending] as const))

test.each(orders)(
  'a page sorted by %s, descending: %s, is read off an index, however many bookings there are',
  async (sort, descending) => {
    const client = await server.database.pool.connect()
    try {
      // Without sorting, and without reading the whole table, a plan has to find an index that has the order.
      await client.query('begin; set local enable_sort = off; set local enable_seqscan = off; set local enable_incremental_sort = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select b.booking_id from booking b where b.property_id = '01900000-0000-7000-8000-000000000101'
        order by ${askedOrderText({ sort, descending }, bookingOrders)} limit 15`,
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Sort/u)
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)
