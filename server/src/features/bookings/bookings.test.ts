import { formatDate } from '@innkeeper/protocol/format/format'
import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { listenLive } from '#testing/listen-live.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const guest = (name: string, phone = '') => ({ guest: { name, phone, email: '' } })
const query = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values])

const withBookings = async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const staff = await signInTo(server, selling.propertyId)
  const other = { ...selling, ...(await makeTravelAgent(server, { nameVi: 'Biển Gọi' })) }
  await linkTravelAgent(server, selling.propertyId, { ...other, debtLimit: 1_000_000_000 })
  const ngoc = await bookStay(server, selling, { checkIn: inDays(40), with: guest('Phạm Hoàng Bảo Ngọc', '+84 900 000 123') })
  const huy = await bookStay(server, other, {
    checkIn: inDays(10),
    rooms: 2,
    with: { ...guest('Vũ Đình Quang Huy'), paymentMethod: 'cash' },
  })
  const trang = await bookStay(server, selling, { checkIn: inDays(20), with: guest('=Hồ Thị "Trang"', '+84 911 222 333') })
  return { selling, other, staff, ngoc: ngoc.data.code, huy: huy.data.code, trang: trang.data.code }
}

type List = Parameters<typeof server.ask<'booking/get-all'>>[1]

test('the list shows the last changed first, with rooms, agent and what is owed', async () => {
  const { staff, ngoc, huy, trang } = await withBookings()
  await server.ask('booking/cancel', { code: ngoc, reason: 'Sửa chữa' }, staff)
  const list = await server.ask('booking/get-all', {}, staff)
  expect(list.total).toBe(3)
  expect(list.data.map((row) => row.code)).toEqual([ngoc, trang, huy])
  expect(list.data[2]).toMatchObject({
    agent: { vi: 'Biển Gọi' },
    nights: 2,
    rooms: [{ count: 2, roomType: { en: 'Deluxe sea view' } }],
    state: 'await payment',
    total: 4_000_000,
    owed: 4_000_000,
  })
  expect(list.data[1]).toMatchObject({ state: 'confirm', owed: 0 })
  const other = await signInTo(server, (await makeSelling(server, { from: inDays(0), to: inDays(1) })).propertyId)
  expect(await server.ask('booking/get-all', {}, other)).toMatchObject({ total: 0, data: [] })
})

test('it is searched by code, guest, agent and telephone, without diacritics', async () => {
  const { staff, ngoc, huy, trang } = await withBookings()
  const found = async (text: string) => (await server.ask('booking/get-all', { text }, staff)).data.map((row) => row.code)
  expect(await found('bao ngoc')).toEqual([ngoc])
  expect(await found('BẢO')).toEqual([ngoc])
  expect(await found('dinh quang')).toEqual([huy])
  expect(await found('bien goi')).toEqual([huy])
  expect(await found('84900000123')).toEqual([ngoc])
  expect(await found('+84 911')).toEqual([trang])
  expect(await found(huy.toLowerCase())).toEqual([huy])
  expect(await found('%')).toEqual([])
})

test('it is filtered by state, agent and a range of arrivals, departures or days of booking', async () => {
  const { staff, other, ngoc, huy, trang } = await withBookings()
  const found = async (filter: List) => (await server.ask('booking/get-all', filter, staff)).data.map((row) => row.code)
  expect(await found({ states: ['await payment', 'void'] })).toEqual([huy])
  expect(await found({ travelAgentId: other.travelAgentId })).toEqual([huy])
  expect(await found({ fromDate: inDays(20), toDate: inDays(40) })).toEqual([trang, ngoc])
  expect(await found({ dateKind: 'checkOut', toDate: inDays(12) })).toEqual([huy])
  expect(await found({ dateKind: 'booked', fromDate: inDays(0), toDate: inDays(0) })).toHaveLength(3)
  expect(await found({ dateKind: 'booked', fromDate: inDays(1) })).toEqual([])
})

test('its views count all, arriving today, in house, owing money, and cancelled or void', async () => {
  const { staff, ngoc, huy, trang } = await withBookings()
  await server.ask('booking/cancel', { code: trang, reason: 'Sửa chữa' }, staff)
  await query('update booking set check_in = $2, check_out = $3 where code = $1', [ngoc, inDays(0), inDays(1)])
  const counts = await server.ask('booking/view-counts', {}, staff)
  expect(counts.data).toEqual({ all: 3, arriving: 1, inHouse: 0, owes: 1, ended: 1 })
  await query(`update booking set state = 'in service' where code = $1`, [ngoc])
  const view = async (name: 'arriving' | 'inHouse' | 'owes' | 'ended') =>
    (await server.ask('booking/get-all', { view: name }, staff)).data.map((row) => row.code)
  expect([await view('inHouse'), await view('owes'), await view('ended')]).toEqual([[ngoc], [huy], [trang]])
  expect((await server.ask('booking/view-counts', { text: 'quang huy' }, staff)).data).toMatchObject({ all: 1, owes: 1, inHouse: 0 })
})

test('a page is fifteen rows unless asked otherwise, and the total counts all', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 10 })
  const staff = await signInTo(server, selling.propertyId)
  await inTurn(17, (index) => bookStay(server, selling, { checkIn: inDays(3 + index * 2) }))
  const first = await server.ask('booking/get-all', {}, staff)
  const second = await server.ask('booking/get-all', { offset: 15 }, staff)
  expect([first.data.length, second.data.length, first.total, second.total]).toEqual([15, 2, 17, 17])
  expect(new Set([...first.data, ...second.data].map((row) => row.code)).size).toBe(17)
})

test('a booking shows its lines, its price step by step, its terms, its agent and what may be done now', async () => {
  const { staff, selling, ngoc } = await withBookings()
  const { data } = await server.ask('booking/detail', { code: ngoc }, staff)
  expect(data).toMatchObject({
    guestName: 'Phạm Hoàng Bảo Ngọc',
    agent: { travelAgentId: selling.travelAgentId, level: 3, creditLeft: 1_000_000_000 - 2_000_000 - 2_000_000 },
    lines: [{ ratePlan: { en: 'Flexible' }, meals: ['breakfast'], rooms: [{ adults: 2 }] }],
    price: { total: 2_000_000 },
    ifCancelledToday: { fee: 0, refund: 0, owed: 0 },
    allowed: { cancel: { ok: true, reason: null } },
    timeline: [{ kind: 'confirmed', origin: 'agent', person: 'Lữ hành Cát Vàng' }],
  })
  expect(data.lines[0]?.cancellation.periods).toEqual([
    { from: null, to: inDays(32), charge: null },
    { from: inDays(33), to: inDays(38), charge: { unit: 'percent', basisPoints: 5000 } },
    { from: inDays(39), to: null, charge: { unit: 'percent', basisPoints: 10_000 } },
  ])
})

test('the export is what the list shows, as a spreadsheet opens it, and runs nothing', async () => {
  const { staff, trang } = await withBookings()
  const { data } = await server.ask('booking/export', { text: 'trang' }, { ...staff, language: 'vi' })
  const [head, row, end] = data.text.split('\r\n')
  expect(data).toMatchObject({ fileName: 'dat-phong.csv', mediaType: 'text/csv; charset=utf-8' })
  expect(head).toBe('\uFEFFMã;Khách;Điện thoại;Đại lý;Nhận phòng;Trả phòng;Số đêm;Phòng;Dịch vụ;Tiền tệ;Tổng tiền;Còn nợ;Trạng thái')
  expect(row).toBe(
    `${trang};"'=Hồ Thị ""Trang""";(+84) 911 222 333;Lữ hành Cát Vàng;${formatDate(inDays(20))};${formatDate(inDays(22))};2;1 × Deluxe hướng biển;;VND;2000000;0;Đã xác nhận`,
  )
  expect(end).toBe('')
})

test('“an agent’s booking appears in the list and the bell without a reload”: open screens are told', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(60) })
  const staff = await signInTo(server, selling.propertyId)
  const [list, bell] = [await listenLive(server.url(), staff.token), await listenLive(server.url(), staff.token)]
  const { data } = await bookStay(server, selling)
  expect(await list.next('bookings')).toMatchObject({ propertyId: selling.propertyId, code: data.code })
  expect(await bell.stale('notification')).toBeDefined()
  list.close()
  bell.close()
})
