import type { CallInput } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { drawnQr } from '#testing/drawn-qr.ts'
import { readPdf } from '#testing/read-pdf.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(120) })

const confirmed = (by: Selling, asked: CallInput<'distribution/confirmation'>) => server.ask('distribution/confirmation', asked, by)

const emailOf = (by: Selling, email: string) =>
  server.database.pool.query('update travel_agent set email = $2 where travel_agent_id = $1', [by.travelAgentId, email])

test.each([
  ['vi', ['Đặt phòng chờ thanh toán', 'Giá, từng bước', 'Tổng cộng', 'Nhận phòng', 'Huỷ phòng', '2.000.000']],
  ['en', ['Booking awaiting payment', 'Price, step by step', 'Total', 'Check-in', 'Cancellation', '2,000,000']],
] as const)('another parser finds the booking in the PDF: %s', async (language, expected) => {
  const by = await selling()
  const { data: booking } = await bookStay(server, by, { with: { paymentMethod: 'cash' } })
  const { data: file } = await confirmed(by, { code: booking.code, language })
  expect(file).toMatchObject({ fileName: `${booking.code}-${language}.pdf`, mediaType: 'application/pdf' })
  const text = await readPdf(file.base64)
  const [line] = booking.lines
  const names = [booking.property.name, line?.roomType, line?.ratePlan].map((name) => name?.[language] ?? 'missing')
  for (const part of [...expected, ...names, booking.code, booking.guest.name]) expect(text).toContain(part)
})

test('a phone that scans the QR code reads the booking code', async () => {
  const by = await selling()
  const { data: booking } = await bookStay(server, by)
  const { data: file } = await confirmed(by, { code: booking.code })
  expect(drawnQr(Buffer.from(file.base64, 'base64'))).toBe(booking.code)
})

test('a guest’s copy has no price and no terms: the agent sells at its own', async () => {
  const by = await selling()
  const { data: booking } = await bookStay(server, by)
  const text = await readPdf((await confirmed(by, { code: booking.code, language: 'en', copy: 'guest' })).data.base64)
  expect(text).toContain('Booking confirmation')
  for (const part of ['Price, step by step', 'Terms', '2,000,000', '1,000,000']) expect(text).not.toContain(part)
})

test('the calendar file comes the same way', async () => {
  const by = await selling()
  const { data: booking } = await bookStay(server, by)
  const { data: file } = await confirmed(by, { code: booking.code, form: 'calendar' })
  expect(file).toMatchObject({ fileName: `${booking.code}.ics`, mediaType: 'text/calendar; charset=utf-8' })
  expect(Buffer.from(file.base64, 'base64').toString()).toContain(`UID:${booking.code}@innkeeper`)
})

test('the property’s people download the same, and another’s booking is “not found”', async () => {
  const [by, other] = [await selling(), await selling()]
  const [staff, stranger] = [await signInTo(server, by.propertyId), await signInTo(server, other.propertyId)]
  const { data: booking } = await bookStay(server, by)
  const { code } = booking
  expect(await server.ask('booking/confirmation', { code }, staff)).toMatchObject({ status: 200, data: { fileName: `${code}-vi.pdf` } })
  const notFound = { status: 404, refusal: 'notFound' }
  expect(await server.ask('booking/confirmation', { code }, stranger)).toMatchObject(notFound)
  expect(await confirmed(other, { code })).toMatchObject(notFound)
  expect(await confirmed(by, { code: 'HA000000000' })).toMatchObject(notFound)
})

test('the agent and the guest are written to when it is booked, changed and cancelled, each once', async () => {
  const by = await selling()
  const [agent, guest] = [`agent-${by.property}@example.com`, `guest-${by.property}@example.com`]
  await emailOf(by, agent)
  const { data } = await bookStay(server, by, { with: { guest: { name: 'Phạm Bảo Ngọc', phone: '', email: guest } } })
  const to = (address: string) => server.outside.letters.filter((letter) => letter.to === address)
  await expect.poll(() => [to(agent).length, to(guest).length]).toEqual([1, 1])
  const staff = await signInTo(server, by.propertyId)
  const { data: seen } = await server.ask('booking/detail', { code: data.code }, staff)
  const change = { code: data.code, seen: seen.changedAt, total: data.total, guest: { name: 'Trần Thu Hà', phone: '', email: guest } }
  expect(await server.ask('booking/change', change, staff)).toMatchObject({ status: 200 })
  await expect.poll(() => [to(agent).length, to(guest).length]).toEqual([2, 2])
  const key = crypto.randomUUID()
  await server.ask('distribution/cancel', { code: data.code, reason: 'Khách đổi kế hoạch' }, { ...by, key })
  await server.ask('distribution/cancel', { code: data.code, reason: 'Khách đổi kế hoạch' }, { ...by, key })
  await expect.poll(() => [to(agent).length, to(guest).length]).toEqual([3, 3])
  const texts = to(agent).map(({ text }) => text)
  expect(texts.map((text) => text.includes('Total: '))).toEqual([true, true, true])
  expect(to(guest).map(({ text }) => text.includes('Total: '))).toEqual([false, false, false])
  expect(texts[1]).toContain('has changed')
  expect(texts[2]).toContain('Reason: Khách đổi kế hoạch')
})

test('each letter has the PDF in both languages and the calendar file', async () => {
  const by = await selling()
  const agent = `files-${by.property}@example.com`
  await emailOf(by, agent)
  const { data } = await bookStay(server, by, { with: { guest: { name: 'Phạm Bảo Ngọc', phone: '', email: '' } } })
  await expect.poll(() => server.outside.letters.some(({ to }) => to === agent)).toBe(true)
  const letter = server.outside.letters.find(({ to }) => to === agent)
  expect(letter?.files.map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
    [`${data.code}-vi.pdf`, 'application/pdf'],
    [`${data.code}-en.pdf`, 'application/pdf'],
    [`${data.code}.ics`, 'text/calendar; charset=utf-8'],
  ])
  expect(await readPdf(letter?.files[1]?.content.toString('base64') ?? '')).toContain(data.code)
})
