import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { cancellationForm, paymentForm } from '#testing/forms/policy-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { bookingSnapshot } from './booking-snapshot.ts'
import { readSnapshot } from './read-snapshot.ts'

const server = useTestServer()

// Every shape that a release has written, named by its version.
const folder = new URL('fixtures/', import.meta.url)
const names = readdirSync(folder)
const fixture = (name: string) => z.looseObject({}).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

test('every version has a fixture, today’s as well', () => {
  const versions = [...new Set(names.map((name) => Number.parseInt(name, 10)))]
  expect(versions).toEqual(Array.from({ length: bookingSnapshot.shape.version.value }, (_, index) => index + 1))
})

test.each(names)('%s becomes today’s shape and loses nothing', (name) => {
  const before = fixture(name)
  const now = readSnapshot(before)
  expect(now).toMatchObject({ ...before, version: 4 })
  expect(readSnapshot(now)).toEqual(now)
})

test('a booking from before payment policies has no payments, and no payment policy on its lines', () => {
  expect(readSnapshot(fixture('1-before-payment-policies.json'))).toMatchObject({ payments: [], lines: [{ payment: null }] })
})

test.each([
  ['no snapshot', {}],
  ['the version of a later release', { ...fixture('2.json'), version: 5 }],
  ['version 0', { ...fixture('2.json'), version: 0 }],
])('%s is not read as one', (_what, stored) => {
  expect(() => readSnapshot(stored)).toThrow('')
})

test('what a booking writes is today’s shape, whole', async () => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const owner = await signInTo(server, selling.propertyId)
  await server.ask('payment-policy/create', paymentForm({ standard: true }), owner)
  await server.ask('cancellation-policy/create', cancellationForm({ standard: true }), owner)
  const { data } = await bookStay(server, selling, { with: { paymentMethod: 'bank transfer' } })
  const { rows } = await server.database.pool.query<{ snapshot: unknown }>('select snapshot from booking where code = $1', [data.code])
  expect(bookingSnapshot.parse(rows[0]?.snapshot)).toEqual(rows[0]?.snapshot)
})

test.each(names)('the screens and the agent read a booking with %s', async (name) => {
  const selling = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  const owner = await signInTo(server, selling.propertyId)
  const { code } = (await bookStay(server, selling)).data
  await server.database.pool.query('update booking set snapshot = $2 where code = $1', [code, JSON.stringify(fixture(name))])
  const { lines, property, price } = readSnapshot(fixture(name))
  expect(await server.ask('booking/detail', { code }, owner)).toMatchObject({
    data: { property: { name: property.name }, price, ifCancelledToday: { fee: 0 } },
  })
  expect(await server.ask('distribution/booking', { code }, selling)).toMatchObject({ data: { lines: [{ rooms: lines[0]?.rooms }] } })
  expect(await server.ask('booking/get-all', { view: 'all' }, owner)).toMatchObject({ data: [{ rooms: [{ count: 1 }] }] })
})
