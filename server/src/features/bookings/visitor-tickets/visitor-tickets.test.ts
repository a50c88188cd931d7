import { isTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { readTicketCode } from '@innkeeper/rules/ticket/ticket-code'
import { expect, test } from 'vitest'
import { drawnQr } from '#testing/drawn-qr.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { inDays } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, type SellingPark } from '#testing/factories/book-tickets.ts'
import { linkTravelAgent, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const today = inDays(0)

const codesOf = (park: Pick<SellingPark, 'agentKey'>, code: string) => server.ask('distribution/ticket-codes', { code }, park)
const fileOf = (park: SellingPark, code: string, asked: { language?: 'vi' | 'en'; part?: number } = {}) =>
  server.ask('distribution/ticket-file', { code, ...asked }, park)

const isSigned = async (publicKey: string, code: string): Promise<boolean> => {
  const read = readTicketCode(code)
  if (read === null) return false
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Buffer.from(read.signature, 'base64url'), Buffer.from(read.signed))
}

test('a confirmed booking has a ticket for each visitor, with a number of its own and a code that the public key checks', async () => {
  const park = await makeSellingPark(server, { validDays: 3, entries: 2 })
  const { data: booking } = await bookTickets(server, park)
  const { data } = await codesOf(park, booking.code)
  expect(data.tickets.map(({ visitor }) => visitor)).toEqual(['adult', 'adult', 'child'])
  expect(new Set(data.tickets.map(({ number }) => number)).size).toBe(3)
  expect(data.tickets.every(({ number }) => isTicketNumber(number))).toBe(true)
  for (const { code, number, visitor } of data.tickets) {
    const said = { park: park.property, number, visitor, product: 'VENGAY', firstDay: booking.day, lastDay: booking.lastDay, entries: 2 }
    expect(readTicketCode(code)?.ticket).toMatchObject(said)
  }
  const codes = data.tickets.flatMap(({ code }) => [code, code.replace('.2.', '.9.')])
  const signed = await Promise.all(codes.map((code) => isSigned(data.publicKey, code)))
  expect(signed).toEqual([true, false, true, false, true, false])
  expect(data.tickets).toMatchObject((await codesOf(park, booking.code)).data.tickets)
})

test('a booking that waits for money has none; it gets them when it is confirmed, and they go with its cancellation', async () => {
  const park = await makeSellingPark(server)
  const { data: booking } = await bookTickets(server, park, { paymentMethod: 'bank transfer' })
  const refused = { status: 409, refusal: 'ticketsNotMade', errors: [{ field: 'code' }] }
  expect(await codesOf(park, booking.code)).toMatchObject(refused)
  expect(await fileOf(park, booking.code)).toMatchObject(refused)
  const record = async (amount: number, corrects?: string): Promise<string> => {
    const entry = {
      code: booking.code,
      kind: 'payment',
      paidOn: today,
      amount,
      paymentMethod: 'cash',
      ...(corrects === undefined ? {} : { corrects }),
    } as const
    return (await server.ask('booking/payment/update', entry, { ...park.owner, key: crypto.randomUUID() })).data.id
  }
  const paid = await record(booking.total)
  const { data } = await codesOf(park, booking.code)
  expect(data.tickets).toHaveLength(3)
  // A payment that was corrected and made again makes no second tickets.
  await record(0, paid)
  await record(booking.total)
  expect((await codesOf(park, booking.code)).data.tickets).toEqual(data.tickets)
  await server.ask('distribution/ticket-cancel', { code: booking.code, reason: 'Mưa' }, { ...park, key: crypto.randomUUID() })
  expect(await codesOf(park, booking.code)).toMatchObject(refused)
})

test.each([
  ['vi', ['Vé vào cổng', 'Người lớn', 'Trẻ em', 'Mỗi khách một vé']],
  ['en', ['Tickets', 'Adult', 'Child', 'One ticket for each visitor']],
] as const)('the file has a QR code for each ticket, which a phone reads: %s', async (language, expected) => {
  const park = await makeSellingPark(server)
  const { data: booking } = await bookTickets(server, park, { lines: [{ product: 'VENGAY', visitors: { adult: 1 } }], total: 350_000 })
  const { data: file } = await fileOf(park, booking.code, { language })
  expect(file).toMatchObject({ fileName: `${booking.code}-${language}.pdf`, mediaType: 'application/pdf' })
  const [ticket] = (await codesOf(park, booking.code)).data.tickets
  expect(drawnQr(Buffer.from(file.base64, 'base64'))).toBe(ticket?.code)
  const family = await bookTickets(server, park)
  const text = await readPdf((await fileOf(park, family.data.code, { language })).data.base64)
  for (const part of [...expected, family.data.code, family.data.guest.name]) expect(text).toContain(part)
})

test('a product that is named anew after it was sold keeps its name on the tickets of before', async () => {
  const park = await makeSellingPark(server)
  const { data: booking } = await bookTickets(server, park)
  const before = (await codesOf(park, booking.code)).data.tickets
  const renamed = `update ticket_product set code = 'KHAC', name_vi = 'Vé khác', name_en = 'Another ticket' where property_id = $1`
  await server.database.pool.query(renamed, [park.propertyId])
  expect((await codesOf(park, booking.code)).data.tickets).toEqual(before)
  const text = await readPdf((await fileOf(park, booking.code, { language: 'en' })).data.base64)
  expect(text).not.toContain('Another ticket')
  expect(text).toContain('Day ticket, whole park')
})

test('a file beyond the last ticket is refused at its field', async () => {
  const park = await makeSellingPark(server)
  const { data: booking } = await bookTickets(server, park)
  expect(await fileOf(park, booking.code, { part: 2 })).toMatchObject({ refusal: 'ticketsNotMade', errors: [{ field: 'part' }] })
})

test('another agent’s tickets do not exist', async () => {
  const park = await makeSellingPark(server)
  const { data: booking } = await bookTickets(server, park)
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, park.propertyId, other)
  expect(await codesOf(other, booking.code)).toMatchObject({ status: 404, refusal: 'notFound' })
})
