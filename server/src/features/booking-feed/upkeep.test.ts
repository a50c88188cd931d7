import { z } from 'zod'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { endAlarms, silentFeeds } from './alarm.store.ts'
import { forgetRevisions } from './old-revisions.jobs.ts'
import { placesToTell } from './webhook.store.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn
let pms: TestConnection

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, by.propertyId)
  pms = await makeConnection(server, by.propertyId)
})

const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const numbers = async () =>
  (await query('select number from booking_revision where property_id = $1 order by number', [by.propertyId])).rows.map(
    ({ number }) => number,
  )
const acknowledge = (...told: number[]) => server.ask('connectivity/acknowledge', { revisions: told.map((number) => ({ number })) }, pms)
/** A booking that was made and cancelled: two revisions. */
const madeAndCancelled = async () => {
  const { code } = (await bookStay(server, by)).data
  await server.ask('booking/cancel', { code, reason: 'Hết phòng' }, owner)
}
const forgetIn = (days: number) =>
  forgetRevisions.run({ pool: server.database.pool, now: new Date(Date.now() + days * 86_400_000), publish: () => undefined })
const marks = async () =>
  (
    await query('select acknowledged_until as acknowledged, sent_until as sent from connection_feed where connection_id = $1', [
      pms.connectionId,
    ])
  ).rows[0]

describe('An old revision', () => {
  test('is deleted after 180 days where it is acknowledged; the last one of its booking stays, and the numbers go on', async () => {
    await madeAndCancelled()
    await acknowledge(1, 2)
    await forgetIn(179)
    expect(await numbers()).toEqual([1, 2])
    await forgetIn(181)
    expect(await numbers()).toEqual([2])
    await madeAndCancelled()
    expect(await numbers()).toEqual([2, 3, 4])
    expect((await server.ask('connectivity/bookings', {}, pms)).data).toMatchObject({ left: 2, revisions: [{ number: 3 }, { number: 4 }] })
  })

  test('stays while a connection that is told has not acknowledged it, and goes where it is stopped or only sends prices', async () => {
    await makeConnection(server, by.propertyId, { name: 'Chỉ gửi giá', scopes: ['ari:write'] })
    await madeAndCancelled()
    await forgetIn(400)
    expect(await numbers()).toEqual([1, 2])
    await server.ask('connection/stop', { id: pms.connectionId }, owner)
    await forgetIn(400)
    expect(await numbers()).toEqual([2])
    await server.ask('connection/start', { id: pms.connectionId }, owner)
    expect((await server.ask('connectivity/bookings', {}, pms)).data).toMatchObject({ left: 1, revisions: [{ number: 2 }] })
    expect((await acknowledge(2)).data).toEqual({ left: 0 })
    expect(await marks()).toEqual({ acknowledged: 2, sent: 2 })
  })
})

const many = 2000
type Sweep = (tx: Tx) => Promise<unknown>
const readSoFar = async (tx: Tx): Promise<number> => {
  const rows = await tx.rows(
    `select sum(seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables
      where relname in ('booking_revision', 'booking_acknowledgement', 'webhook_delivery')`,
  )
  return z.array(z.object({ count: z.int() })).parse(rows)[0]?.count ?? 0
}
const rowsRead = async (sweep: Sweep): Promise<number> =>
  inTransaction(server.database.pool, { role: 'platform', readOnly: false }, async (tx) => {
    const before = await readSoFar(tx)
    await sweep(tx)
    return (await readSoFar(tx)) - before
  })
/** Revisions of one booking that wait behind the first: acknowledged, or put aside. */
const pileUp = async () => {
  await query(
    `insert into booking_revision (property_id, number, booking_id, kind, at, state, check_in, check_out, guest_name, guest_phone, guest_email,
        note, total, paid, payment_method, pay_by, cancel_reason, snapshot)
       select property_id, number + n, booking_id, 'payment', at, state, check_in, check_out, guest_name, guest_phone, guest_email, note, total,
          paid, payment_method, pay_by, cancel_reason, snapshot from booking_revision, generate_series(1, $2::integer) n
        where property_id = $1 and number = 1`,
    [by.propertyId, many],
  )
  await query(
    `insert into booking_acknowledgement (property_id, connection_id, number, way, at)
       select property_id, $2, number, 'call', now() from booking_revision where property_id = $1 and number > 1`,
    [by.propertyId, pms.connectionId],
  )
  await query(
    `update connection_feed set url = 'https://pms.haiau.vn/', url_since = now(), sealed_secret = '\\x01' where connection_id = $1`,
    [pms.connectionId],
  )
}

describe('What waits is found by a mark', () => {
  test(`the sweeps read a few rows, whether one revision waits or ${many} lie behind it`, async () => {
    await bookStay(server, by)
    await pileUp()
    const later = new Date(Date.now() + 3_600_000)
    expect(await rowsRead((tx) => placesToTell(tx, 200))).toBeLessThan(100)
    expect(await rowsRead((tx) => silentFeeds(tx, later, 200))).toBeLessThan(100)
    await query('update connection_feed set alarmed_at = now() where connection_id = $1', [pms.connectionId])
    expect(await rowsRead((tx) => endAlarms(tx, later))).toBeLessThan(100)
    await query(`update connection set state = 'stopped'`)
  })

  test('the mark follows what is acknowledged in any order, and goes back to what is sent again', async () => {
    await inTurn(3, () => bookStay(server, by))
    await acknowledge(2)
    expect(await marks()).toEqual({ acknowledged: 0, sent: 0 })
    await query(
      `insert into webhook_delivery (property_id, connection_id, number, state, problem) values ($1, $2, 3, 'putAside', 'refused')`,
      [by.propertyId, pms.connectionId],
    )
    await acknowledge(1)
    expect(await marks()).toEqual({ acknowledged: 2, sent: 3 })
    await query(
      `update connection_feed set url = 'https://pms.haiau.vn/', url_since = now(), sealed_secret = '\\x01' where connection_id = $1`,
      [pms.connectionId],
    )
    await server.ask('connection/send-again', { id: pms.connectionId, number: 3 }, owner)
    expect(await marks()).toEqual({ acknowledged: 2, sent: 2 })
    await query(`update connection set state = 'stopped'`)
  })
})
