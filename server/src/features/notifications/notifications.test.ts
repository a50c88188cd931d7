import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { listenLive } from '#testing/listen-live.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const withBookings = async (count: number) => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, selling.propertyId)
  const booked = await inTurn(count, (made) => bookStay(server, selling, { checkIn: inDays(10 + made) }))
  return { selling, staff, codes: booked.map(({ data }) => data.code).toReversed() }
}

test('“the notification list starts at 5, plus 5 each time”, newest first', async () => {
  const { staff, codes } = await withBookings(7)
  const first = await server.ask('notification/show', {}, staff)
  expect(first.data).toMatchObject({ more: true, unseen: 7 })
  expect(first.data.notifications.map((one) => one.detailCode)).toEqual(codes.slice(0, 5))
  const next = await server.ask('notification/show', { offset: 5 }, staff)
  expect(next.data.notifications.map((one) => one.detailCode)).toEqual(codes.slice(5))
  expect(next.data.more).toBe(false)
})

test('a notification has the fields of the specification, in both languages', async () => {
  const { staff, codes } = await withBookings(1)
  const { data } = await server.ask('notification/show', {}, staff)
  expect(data.notifications[0]).toMatchObject({
    seen: false,
    link: `booking/detail/${codes[0]}`,
    type: 'newBooking',
    detailCode: codes[0],
    username: 'Lữ hành Cát Vàng',
    content: [
      { lang: 'vi', code: codes[0], status: 'Đã xác nhận', name: expect.stringContaining('Đặt phòng mới') },
      { lang: 'en', code: codes[0], status: 'Confirmed', name: expect.stringContaining('New booking') },
    ],
    fromRelease: false,
  })
  expect(data.notifications[0]?.title).toContain('New booking')
  expect((await server.ask('notification/show', {}, { ...staff, language: 'vi' })).data.notifications[0]?.title).toContain('Đặt phòng mới')
})

test('one is seen by the person who opened it, and by nobody else', async () => {
  const { staff, selling } = await withBookings(2)
  const colleague = await signInTo(server, selling.propertyId)
  const { data } = await server.ask('notification/show', {}, staff)
  const key = data.notifications[0]?.key ?? ''
  expect(await server.ask('notice/update-seen', { idNotice: key }, staff)).toMatchObject({ status: 200 })
  expect(await server.ask('notice/update-seen', { idNotice: key }, staff)).toMatchObject({ status: 200 })
  const after = await server.ask('notification/show', {}, staff)
  expect(after.data).toMatchObject({ unseen: 1, notifications: [{ seen: true }, { seen: false }] })
  expect((await server.ask('notification/show', {}, colleague)).data.unseen).toBe(2)
})

test('hiding marks all as seen, and what comes later is not', async () => {
  const { staff, selling } = await withBookings(3)
  await server.ask('notification/hiden', {}, staff)
  expect((await server.ask('notification/show', {}, staff)).data).toMatchObject({
    unseen: 0,
    notifications: [{ seen: true }, { seen: true }, { seen: true }],
  })
  await bookStay(server, selling)
  expect((await server.ask('notification/show', {}, staff)).data.unseen).toBe(1)
})

test('who may not see bookings is not told of them', async () => {
  const { selling } = await withBookings(1)
  const cleaner = await signInTo(server, selling.propertyId, { codes: ['ROOM_INFO_1'] })
  expect((await server.ask('notification/show', {}, cleaner)).data).toEqual({ notifications: [], more: false, unseen: 0 })
})

test('all open screens are notified that a booking changed; only people who may see bookings learn which', async () => {
  const { staff, selling } = await withBookings(0)
  const cleaner = await signInTo(server, selling.propertyId, { codes: ['ROOM_INFO_1'] })
  const [staffEar, cleanerEar] = [await listenLive(server.url(), staff.token), await listenLive(server.url(), cleaner.token)]
  const { data } = await bookStay(server, selling)
  const { propertyId } = selling
  expect(await staffEar.next('bookings')).toEqual({ propertyId, topic: 'bookings', code: data.code })
  expect(await cleanerEar.next('bookings')).toEqual({ propertyId, topic: 'bookings' })
  staffEar.close()
  cleanerEar.close()
})

test('another property’s notification is not found', async () => {
  const { staff } = await withBookings(1)
  const stranger = await withBookings(0)
  const { data } = await server.ask('notification/show', {}, staff)
  const reply = await server.ask('notice/update-seen', { idNotice: data.notifications[0]?.key ?? '' }, stranger.staff)
  expect(reply).toMatchObject({ status: 404, refusal: 'notFound' })
})
