import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { servicePicture } from '#testing/forms/hotel-service-forms.ts'
import { makeTicketProduct, ticketProductForm } from '#testing/forms/ticket-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
})

const detail = async (id: string) => (await server.ask('ticket-product/detail', { id }, owner)).data

test('a product keeps what was entered and is told in its history', async () => {
  const form = ticketProductForm({ thumbnail: await servicePicture(server, owner), slots: ['09:00', '14:00'], code: 've-ngay' })
  const { id } = (await server.ask('ticket-product/create', form, owner)).data
  expect(await detail(id)).toMatchObject({ ...form, code: 'VE-NGAY', active: true, displayOrder: 1, version: 1, results: { inUse: false } })
  const history = await server.ask('ticket-product/history', { id }, owner)
  expect(history.data[0]?.what.en).toBe('Created the ticket product Day ticket, whole park')
})

test.each<[Partial<CallInput<'ticket-product/create'>>, string, string]>([
  [{ closesAt: '07:00' }, 'closesAt', 'ticketClosesBeforeOpening'],
  [{ slots: ['20:00'] }, 'slots', 'ticketSlotOutsideHours'],
  [{ slots: ['09:00', '09:00'] }, 'slots', 'ticketSlotTwice'],
  [{ childFrom: 200 }, 'childTo', 'ticketChildRangeReversed'],
  [{ thumbnail: `/files/${'0'.repeat(40)}-320.webp` }, 'thumbnail', 'servicePictureMissing'],
  [{ code: 'VECU' }, 'code', 'ticketCodeTaken'],
])('%j is refused at its field', async (given, field, key) => {
  await makeTicketProduct(server, owner, { code: 'VECU' })
  const reply = await server.ask(
    'ticket-product/create',
    ticketProductForm({ thumbnail: await servicePicture(server, owner), ...given }),
    owner,
  )
  expect(reply.errors).toMatchObject([{ field, reason: key }])
  expect((await server.ask('ticket-product/list', {}, owner)).data).toHaveLength(1)
})

test('the products leave as a file, each with its prices and terms', async () => {
  await makeTicketProduct(server, owner)
  const { data } = await server.ask('ticket-product/export', {}, owner)
  expect(JSON.stringify(data)).toContain('VENGAY')
})

test('another park’s product does not exist', async () => {
  const id = await makeTicketProduct(server, owner)
  const stranger = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
  expect(await server.ask('ticket-product/detail', { id }, stranger)).toMatchObject({ status: 404, refusal: 'ticketProductMissing' })
  expect(await server.ask('ticket-product/delete', { id }, stranger)).toMatchObject({ refusal: 'ticketProductMissing' })
})

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const filled = (id: string, set: CallInput<'ticket-day/set'>['set']) => ({ id, from: inDays(1), to: inDays(3), weekdays: everyDay, set })
const calendar = async (id: string) => (await server.ask('ticket-day/get', { id, from: inDays(1), days: 3 }, owner)).data.days

test('days are previewed, filled, told and undone as one operation', async () => {
  const id = await makeTicketProduct(server, owner)
  const asked = filled(id, { adultPrice: 400_000, stopSell: true })
  expect((await server.ask('ticket-day/preview', asked, owner)).data.changes).toHaveLength(3)
  expect((await calendar(id))[0]?.prices.adult).toBe(350_000)
  const { operationId, changed } = (await server.ask('ticket-day/set', asked, owner)).data
  expect(changed).toBe(3)
  expect((await calendar(id))[2]).toMatchObject({ prices: { adult: 400_000, child: 250_000 }, stopSell: true, capacity: 100 })
  expect(await server.ask('ticket-day/set', asked, owner)).toMatchObject({ data: { operationId: null, changed: 0 } })
  await server.ask('ticket-day/undo', { operationId: operationId ?? '' }, owner)
  expect((await calendar(id))[2]).toMatchObject({ prices: { adult: 350_000 }, stopSell: false })
  expect(await server.ask('ticket-day/undo', { operationId: operationId ?? '' }, owner)).toMatchObject({ refusal: 'ticketUndone' })
  const operations = (await server.ask('ticket-day/operations', { id }, owner)).data
  expect(operations.map(({ undoes, undone }) => [undoes, undone])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('days that were changed again since are not undone', async () => {
  const id = await makeTicketProduct(server, owner)
  const { operationId } = (await server.ask('ticket-day/set', filled(id, { adultPrice: 400_000 }), owner)).data
  await server.ask('ticket-day/set', { ...filled(id, { adultPrice: 450_000 }), to: inDays(1) }, owner)
  const reply = await server.ask('ticket-day/undo', { operationId: operationId ?? '' }, owner)
  expect(reply).toMatchObject({ refusal: 'ticketDaysChangedSince', values: { count: 1 } })
  expect((await calendar(id))[1]?.prices.adult).toBe(400_000)
})

test('a capacity below what is sold is refused, of days and of the product; the database refuses it as well', async () => {
  const thumbnail = await servicePicture(server, owner)
  const id = await makeTicketProduct(server, owner, { thumbnail })
  const form = ticketProductForm({ thumbnail })
  await server.ask('ticket-day/set', filled(id, { childPrice: 1 }), owner)
  const { pool } = server.database
  await pool.query('update ticket_day set sold = 60 where property_id = $1', [owner.propertyId])
  expect(await server.ask('ticket-day/set', filled(id, { capacity: 59 }), owner)).toMatchObject({ refusal: 'ticketDaysOversold' })
  expect(await server.ask('ticket-product/update', { ...form, id, version: 1, capacity: 59 }, owner)).toMatchObject({
    refusal: 'ticketCapacityBelowSold',
  })
  expect((await server.ask('ticket-product/update', { ...form, id, version: 1, capacity: 61 }, owner)).status).toBe(200)
  expect((await calendar(id))[0]?.capacity).toBe(61)
  await expect(pool.query('update ticket_day set sold = 62 where property_id = $1', [owner.propertyId])).rejects.toThrow(
    'tickets_within_capacity',
  )
})

test.each([
  [{ from: inDays(-1) }, 'ticketDaysWrong'],
  [{ to: inDays(0) }, 'ticketDaysWrong'],
  [{ set: {} }, 'ticketNothingToSet'],
])('%j is refused', async (given, refusal) => {
  const id = await makeTicketProduct(server, owner)
  expect(await server.ask('ticket-day/set', { ...filled(id, { capacity: 1 }), ...given }, owner)).toMatchObject({ refusal })
})
