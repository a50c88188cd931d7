import { beforeEach, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let by: Selling
let pms: TestConnection

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  pms = await makeConnection(server, by.propertyId)
})

const fetched = async (input: { after?: number; limit?: number } = {}, of = pms) =>
  (await server.ask('connectivity/bookings', input, of)).data
const numbersOf = ({ revisions }: Awaited<ReturnType<typeof fetched>>) => revisions.map(({ number }) => number)
const acknowledge = (revisions: readonly { number: number; reference?: string }[], of = pms) =>
  server.ask('connectivity/acknowledge', { revisions: [...revisions] }, of)
const referenceOf = async (number: number) => {
  const { rows } = await server.database.pool.query<{ reference: string }>(
    'select reference from booking_acknowledgement where property_id = $1 and connection_id = $2 and number = $3',
    [by.propertyId, pms.connectionId, number],
  )
  return rows.map(({ reference }) => reference)
}

describe('A connected system', () => {
  test('fetches what it has not acknowledged, in order and by pages, until it acknowledges it', async () => {
    await inTurn(3, () => bookStay(server, by))
    expect(numbersOf(await fetched({ limit: 2 }))).toEqual([1, 2])
    expect(await fetched({ limit: 2 })).toMatchObject({ left: 3, revisions: [{ kind: 'made', booking: { state: 'confirm' } }, {}] })
    expect((await acknowledge([{ number: 1, reference: 'RES-1' }, { number: 2 }])).data).toEqual({ left: 1 })
    expect(numbersOf(await fetched())).toEqual([3])
    expect((await acknowledge([{ number: 3 }])).data).toEqual({ left: 0 })
    expect(await fetched()).toEqual({ revisions: [], left: 0 })
  })

  test('may acknowledge out of order and twice; what lies between waits, and a later code replaces the former', async () => {
    await inTurn(3, () => bookStay(server, by))
    await acknowledge([
      { number: 3, reference: 'A' },
      { number: 1, reference: 'B' },
    ])
    expect(numbersOf(await fetched())).toEqual([2])
    await acknowledge([{ number: 1 }, { number: 3, reference: 'C' }, { number: 2 }])
    expect([await referenceOf(1), await referenceOf(3)]).toEqual([['B'], ['C']])
    expect(await fetched()).toMatchObject({ left: 0 })
    await bookStay(server, by)
    expect(numbersOf(await fetched())).toEqual([4])
  })

  test('cannot acknowledge what is not there, and then nothing of the message counts', async () => {
    await bookStay(server, by)
    expect(await acknowledge([{ number: 1 }, { number: 7 }])).toMatchObject({
      status: 422,
      errors: [{ field: 'revisions.1.number', message: 'The property has no revision 7.' }],
    })
    expect(numbersOf(await fetched())).toEqual([1])
  })

  test('is told from its beginning on, and fetches what was before where it asks', async () => {
    await inTurn(2, () => bookStay(server, by))
    const later = await makeConnection(server, by.propertyId, { name: 'Sau' })
    expect(await fetched({}, later)).toEqual({ revisions: [], left: 0 })
    expect(numbersOf(await fetched({ after: 0 }, later))).toEqual([1, 2])
    expect(numbersOf(await fetched({ after: 1, limit: 1 }, later))).toEqual([2])
    await bookStay(server, by)
    expect(numbersOf(await fetched({}, later))).toEqual([3])
  })

  test('acknowledges for itself alone: another connection of the property is still told', async () => {
    const other = await makeConnection(server, by.propertyId, { kind: 'channel' })
    await bookStay(server, by)
    await acknowledge([{ number: 1 }])
    expect(numbersOf(await fetched())).toEqual([])
    expect(numbersOf(await fetched({}, other))).toEqual([1])
  })

  test('is told of its own property alone', async () => {
    const elsewhere = await makeSelling(server, { from: inDays(0), to: inDays(120) })
    await bookStay(server, elsewhere)
    expect(await fetched({ after: 0 })).toEqual({ revisions: [], left: 0 })
  })

  test('needs a key that may fetch bookings', async () => {
    const writes = await makeConnection(server, by.propertyId, { scopes: ['ari:write'] })
    expect(await server.ask('connectivity/bookings', {}, writes)).toMatchObject({ status: 403, refusal: 'scopeMissing' })
    expect(await acknowledge([{ number: 1 }], writes)).toMatchObject({ status: 403, refusal: 'scopeMissing' })
  })
})

test('a connected system reads of each line its own codes, as they are mapped now; of what is not mapped none', async () => {
  await bookStay(server, by)
  const codes = async (of = pms) =>
    (await fetched({}, of)).revisions.map(({ booking }) => booking?.lines.map(({ roomCode, planCode }) => [roomCode, planCode]))
  expect(await codes()).toEqual([[[null, null]]])
  await server.ask(
    'connectivity/name-codes',
    {
      codes: [
        { thing: 'room', code: 'DLX' },
        { thing: 'plan', code: 'BAR' },
      ],
    },
    pms,
  )
  expect(await codes()).toEqual([[[null, null]]])
  const owner = await signInTo(server, by.propertyId)
  await server.ask(
    'connection/map',
    {
      id: pms.connectionId,
      codes: [
        { thing: 'room', code: 'DLX', target: by.roomTypeId },
        { thing: 'plan', code: 'BAR', target: by.ratePlanId },
      ],
    },
    owner,
  )
  expect(await codes()).toEqual([[['DLX', 'BAR']]])
  expect(await codes(await makeConnection(server, by.propertyId, { name: 'Khác' }))).toEqual([])
})
